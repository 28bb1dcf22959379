package io.supportdesk.agent.identity.redis;

import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Presence;
import java.time.Clock;
import java.time.Duration;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;

/** A sorted set per owner: stream id by the time until which it counts as connected. */
@Component
final class RedisPresence implements Presence {

    /** More than two heart-beats of 15 seconds. */
    private static final Duration LIFE = Duration.ofSeconds(40);

    private final StringRedisTemplate redis;
    private final Clock clock;

    RedisPresence(StringRedisTemplate redis, Clock clock) {
        this.redis = redis;
        this.clock = clock;
    }

    @Override
    public void connected(OwnerKey owner, String stream) {
        var key = key(owner);
        redis.opsForZSet().add(key, stream, clock.instant().plus(LIFE).toEpochMilli());
        redis.expire(key, LIFE);
    }

    @Override
    public void disconnected(OwnerKey owner, String stream) {
        redis.opsForZSet().remove(key(owner), stream);
    }

    @Override
    public boolean isConnected(OwnerKey owner) {
        var count = redis.opsForZSet().count(key(owner), clock.millis(), Double.POSITIVE_INFINITY);
        return count != null && count > 0;
    }

    private static String key(OwnerKey owner) {
        return owner.redisKey("online");
    }
}
