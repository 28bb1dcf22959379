package io.supportdesk.agent.conversation.redis;

import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.keys.Sealer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.Message;
import org.springframework.data.redis.connection.MessageListener;
import org.springframework.data.redis.connection.stream.MapRecord;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.data.redis.listener.ChannelTopic;
import org.springframework.data.redis.listener.RedisMessageListenerContainer;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** A stream per owner; what people and tools said in it is sealed, ids and states are not. */
@Component
final class RedisConversationEvents implements ConversationEvents, MessageListener {

    private static final String CHANNEL = "sa:1:events";
    private static final int PAGE = 200;
    private static final RedisScript<String> APPEND = RedisScript.of("""
            local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', '2000', '*', 'type', ARGV[1], 'conv', ARGV[2], 'data', ARGV[3])
            redis.call('PEXPIRE', KEYS[1], 86400000)
            redis.call('PUBLISH', 'sa:1:events', ARGV[4])
            return id
            """, String.class);

    private final StringRedisTemplate redis;
    private final Sealer sealer;
    private final JsonMapper json;
    private final Map<String, Set<Runnable>> hints = new ConcurrentHashMap<>();

    RedisConversationEvents(
            StringRedisTemplate redis, Sealer sealer, JsonMapper json, RedisMessageListenerContainer container) {
        this.redis = redis;
        this.sealer = sealer;
        this.json = json;
        container.addMessageListener(this, ChannelTopic.of(CHANNEL));
    }

    @Override
    public void append(OwnerKey owner, ConversationEvent event) {
        var key = key(owner);
        var data = sealer.seal(key, json.writeValueAsString(event));
        redis.execute(APPEND, List.of(key), event.type(), event.conversationId(), data, owner.value());
    }

    @Override
    public List<Recorded> after(OwnerKey owner, String id) {
        var range = Range.rightUnbounded(Range.Bound.exclusive(id));
        var records = redis.<String, String>opsForStream()
                .range(key(owner), range, Limit.limit().count(PAGE));
        return records == null
                ? List.of()
                : records.stream().map(record -> recorded(owner, record)).toList();
    }

    @Override
    public String latest(OwnerKey owner) {
        var newest = redis.opsForStream()
                .reverseRange(key(owner), Range.unbounded(), Limit.limit().count(1));
        return newest == null || newest.isEmpty()
                ? "0-0"
                : newest.getFirst().getId().getValue();
    }

    @Override
    public Subscription subscribe(OwnerKey owner, Runnable hint) {
        hints.computeIfAbsent(owner.value(), key -> ConcurrentHashMap.newKeySet())
                .add(hint);
        return () -> hints.computeIfPresent(owner.value(), (key, all) -> {
            all.remove(hint);
            return all.isEmpty() ? null : all;
        });
    }

    @Override
    public void onMessage(Message message, byte @Nullable [] pattern) {
        var owner = new String(message.getBody(), StandardCharsets.UTF_8);
        hints.getOrDefault(owner, Set.of()).forEach(Runnable::run);
    }

    private Recorded recorded(OwnerKey owner, MapRecord<String, String, String> record) {
        var fields = record.getValue();
        var data = fields.getOrDefault("data", "{}");
        return new Recorded(
                record.getId().getValue(),
                fields.getOrDefault("type", ""),
                fields.getOrDefault("conv", ""),
                data.startsWith("{") ? data : sealer.open(key(owner), data));
    }

    private static String key(OwnerKey owner) {
        return owner.redisKey("events");
    }
}
