package io.supportdesk.agent.conversation.redis;

import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.TurnId;
import io.supportdesk.agent.conversation.TurnLocks;
import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Component;

/** A string per conversation, the id of the turn that holds it. */
@Component
final class RedisTurnLocks implements TurnLocks {

    private static final Duration LIFE = Duration.ofSeconds(60);
    private static final RedisScript<Long> RENEW = RedisScript.of(
            "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0",
            Long.class);
    private static final RedisScript<Long> END = RedisScript.of(
            "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0", Long.class);

    private final StringRedisTemplate redis;

    RedisTurnLocks(StringRedisTemplate redis) {
        this.redis = redis;
    }

    @Override
    public boolean begin(OwnerKey owner, ConversationId conversation, TurnId turn) {
        return Boolean.TRUE.equals(redis.opsForValue().setIfAbsent(key(owner, conversation), turn.value(), LIFE));
    }

    @Override
    public boolean renew(OwnerKey owner, ConversationId conversation, TurnId turn) {
        return renew(owner, conversation, turn, LIFE);
    }

    @Override
    public void keep(OwnerKey owner, ConversationId conversation, TurnId turn, Duration life) {
        renew(owner, conversation, turn, life);
    }

    private boolean renew(OwnerKey owner, ConversationId conversation, TurnId turn, Duration life) {
        var millis = Long.toString(life.toMillis());
        return redis.execute(RENEW, List.of(key(owner, conversation)), turn.value(), millis) == 1;
    }

    @Override
    public void end(OwnerKey owner, ConversationId conversation, TurnId turn) {
        redis.execute(END, List.of(key(owner, conversation)), turn.value());
    }

    @Override
    public Optional<TurnId> current(OwnerKey owner, ConversationId conversation) {
        return Optional.ofNullable(redis.opsForValue().get(key(owner, conversation)))
                .map(TurnId::new);
    }

    static String key(OwnerKey owner, ConversationId conversation) {
        return owner.redisKey("turn:" + conversation.value());
    }
}
