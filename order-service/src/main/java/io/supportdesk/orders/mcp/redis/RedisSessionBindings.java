package io.supportdesk.orders.mcp.redis;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.mcp.McpProperties;
import io.supportdesk.orders.mcp.SessionBindings;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;

/** One string per session: its key is a hash of the session id, its value a hash of who owns it. */
@Component
class RedisSessionBindings implements SessionBindings {

    private static final String KEY = "os:1:mcp-session:";

    private final StringRedisTemplate redis;
    private final Duration idle;

    RedisSessionBindings(StringRedisTemplate redis, McpProperties properties) {
        this.redis = redis;
        this.idle = properties.sessionIdle();
    }

    @Override
    public void bind(String sessionId, Caller caller) {
        var bound = orUnavailable(() -> redis.opsForValue().setIfAbsent(key(sessionId), owner(caller), idle));
        if (!Boolean.TRUE.equals(bound)) {
            throw new IllegalStateException("The session is bound already");
        }
    }

    @Override
    public boolean holds(String sessionId, Caller caller) {
        var key = key(sessionId);
        var owner = orUnavailable(() -> redis.opsForValue().get(key));
        if (owner == null || !equal(owner, owner(caller))) {
            return false;
        }
        // The key may have gone since the read: then nobody holds the session any more.
        return Boolean.TRUE.equals(orUnavailable(() -> redis.expire(key, idle)));
    }

    @Override
    public void release(String sessionId) {
        orUnavailable(() -> redis.delete(key(sessionId)));
    }

    private static <T> @Nullable T orUnavailable(Supplier<@Nullable T> call) {
        try {
            return call.get();
        } catch (DataAccessException e) {
            throw new Unavailable(e);
        }
    }

    private static boolean equal(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }

    private static String key(String sessionId) {
        return KEY + hash(sessionId);
    }

    private static String owner(Caller caller) {
        return hash("os-mcp-session-1", caller.issuer(), caller.subject(), caller.client());
    }

    /** Each part with its length before it, so that no two lists of parts hash alike. */
    private static String hash(String... parts) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var part : parts) {
                var bytes = part.getBytes(StandardCharsets.UTF_8);
                digest.update(
                        ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
                digest.update(bytes);
            }
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
