package io.supportdesk.agent.identity.redis;

import io.supportdesk.agent.keys.RandomId;
import java.time.Duration;
import java.util.List;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

/** A lock with an owner value that ends by itself; for work that is harmless, though useless, when done twice. */
final class RedisLocks {

    private static final Duration LIFE = Duration.ofSeconds(10);
    private static final long PAUSE_MILLIS = 50;
    private static final RedisScript<Long> RELEASE = RedisScript.of(
            "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0", Long.class);

    private final StringRedisTemplate redis;

    RedisLocks(StringRedisTemplate redis) {
        this.redis = redis;
    }

    void run(String key, Runnable action) {
        var holder = RandomId.next();
        acquire(key, holder);
        try {
            action.run();
        } finally {
            redis.execute(RELEASE, List.of(key), holder);
        }
    }

    /** Goes on after the lock's life even without it: its holder is gone or too slow by then. */
    private void acquire(String key, String holder) {
        for (var tries = LIFE.toMillis() / PAUSE_MILLIS; tries > 0; tries--) {
            if (Boolean.TRUE.equals(redis.opsForValue().setIfAbsent(key, holder, LIFE))) {
                return;
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a lock", e);
        }
    }
}
