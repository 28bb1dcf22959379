package io.supportdesk.agent.confirmation.redis;

import io.supportdesk.agent.confirmation.ConfirmationId;
import io.supportdesk.agent.confirmation.Wakeups;
import io.supportdesk.agent.keys.RandomId;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.Message;
import org.springframework.data.redis.connection.MessageListener;
import org.springframework.data.redis.listener.ChannelTopic;
import org.springframework.data.redis.listener.RedisMessageListenerContainer;
import org.springframework.stereotype.Component;

/** One channel per replica; a message on it is the id of a confirmation. */
@Component
final class RedisWakeups implements Wakeups, MessageListener {

    static final String CHANNEL = "sa:1:wake:";

    private final String holder = RandomId.next();
    private final Map<String, Semaphore> waiting = new ConcurrentHashMap<>();

    RedisWakeups(RedisMessageListenerContainer container) {
        container.addMessageListener(this, ChannelTopic.of(CHANNEL + holder));
    }

    @Override
    public String holder() {
        return holder;
    }

    @Override
    public Wakeup listen(ConfirmationId id) {
        var hints = new Semaphore(0);
        waiting.put(id.value(), hints);
        return new Wakeup() {
            @Override
            public void await(Duration atMost) throws InterruptedException {
                if (hints.tryAcquire(atMost.toMillis(), TimeUnit.MILLISECONDS)) {
                    hints.drainPermits();
                }
            }

            @Override
            public void close() {
                waiting.remove(id.value());
            }
        };
    }

    @Override
    public void onMessage(Message message, byte @Nullable [] pattern) {
        var hints = waiting.get(new String(message.getBody(), StandardCharsets.UTF_8));
        if (hints != null) {
            hints.release();
        }
    }
}
