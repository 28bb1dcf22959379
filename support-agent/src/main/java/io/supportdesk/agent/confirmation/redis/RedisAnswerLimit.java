package io.supportdesk.agent.confirmation.redis;

import io.supportdesk.agent.confirmation.AnswerLimit;
import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;

/** A counter per owner that starts anew a minute after its first attempt. */
@Component
final class RedisAnswerLimit implements AnswerLimit {

    private static final long MOST = 120;

    private final StringRedisTemplate redis;

    RedisAnswerLimit(StringRedisTemplate redis) {
        this.redis = redis;
    }

    @Override
    public boolean allows(OwnerKey owner) {
        var key = owner.redisKey("answers");
        redis.opsForValue().setIfAbsent(key, "0", Duration.ofMinutes(1));
        var count = redis.opsForValue().increment(key);
        return count != null && count <= MOST;
    }
}
