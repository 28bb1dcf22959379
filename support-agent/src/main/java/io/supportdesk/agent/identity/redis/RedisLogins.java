package io.supportdesk.agent.identity.redis;

import io.supportdesk.agent.identity.LoginEnded;
import io.supportdesk.agent.identity.LoginId;
import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.keys.BrokenSeal;
import io.supportdesk.agent.keys.LengthPrefixed;
import io.supportdesk.agent.keys.RandomId;
import io.supportdesk.agent.keys.Sealer;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** One sealed string per login, a set of the owner's logins, and an epoch that every end of a login replaces. */
@Component
final class RedisLogins implements Logins {

    /** Longer than any access token lives, so that none outlives the memory of its ended login. */
    private static final Duration ENDED_LIFE = Duration.ofHours(1);

    private final StringRedisTemplate redis;
    private final Sealer sealer;
    private final JsonMapper json;
    private final Clock clock;
    private final ApplicationEventPublisher events;
    private final RedisLocks locks;

    RedisLogins(
            StringRedisTemplate redis, Sealer sealer, JsonMapper json, Clock clock, ApplicationEventPublisher events) {
        this.redis = redis;
        this.sealer = sealer;
        this.json = json;
        this.clock = clock;
        this.events = events;
        this.locks = new RedisLocks(redis);
    }

    @Override
    public void put(OwnerKey owner, LoginId login, LoginTokens tokens, Duration life) {
        var key = tokenKey(owner, login);
        redis.opsForValue().set(key, sealer.seal(key, json.writeValueAsString(tokens)), life);
        redis.opsForSet().add(owner.redisKey("logins"), login.value());
    }

    @Override
    public boolean admit(OwnerKey owner, LoginId login, LoginTokens tokens) {
        if (Boolean.TRUE.equals(redis.hasKey(endedKey(owner, login)))) {
            return false;
        }
        var life = Duration.between(clock.instant(), tokens.accessExpiresAt());
        if (life.isPositive()) {
            put(owner, login, tokens, life);
        }
        return life.isPositive();
    }

    @Override
    public Optional<LoginTokens> tokens(OwnerKey owner, LoginId login) {
        var key = tokenKey(owner, login);
        var sealed = redis.opsForValue().get(key);
        if (sealed == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(json.readValue(sealer.open(key, sealed), LoginTokens.class));
        } catch (BrokenSeal e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean isOpen(OwnerKey owner, LoginId login) {
        return Boolean.TRUE.equals(redis.hasKey(tokenKey(owner, login)));
    }

    @Override
    public void link(String issuer, String sid, OwnerKey owner, LoginId login, Duration life) {
        redis.opsForValue().set(sidKey(issuer, sid), owner.value() + "|" + login.value(), life);
    }

    @Override
    public void end(OwnerKey owner, LoginId login) {
        newEpoch(owner);
        redis.opsForValue().set(endedKey(owner, login), "1", ENDED_LIFE);
        redis.delete(tokenKey(owner, login));
        redis.opsForSet().remove(owner.redisKey("logins"), login.value());
        events.publishEvent(new LoginEnded(owner));
    }

    @Override
    public void endBySid(String issuer, String sid) {
        var linked = redis.opsForValue().get(sidKey(issuer, sid));
        if (linked != null) {
            var parts = linked.split("\\|", 2);
            end(new OwnerKey(parts[0]), new LoginId(parts[1]));
        }
    }

    @Override
    public void endAll(OwnerKey owner) {
        newEpoch(owner);
        var logins = redis.opsForSet().members(owner.redisKey("logins"));
        if (logins != null) {
            logins.forEach(login -> end(owner, new LoginId(login)));
        }
    }

    @Override
    public void exclusively(OwnerKey owner, LoginId login, Runnable action) {
        locks.run(owner.redisKey("refresh:" + login.value()), action);
    }

    /** First of all, since it is what makes open questions unanswerable. */
    private void newEpoch(OwnerKey owner) {
        redis.opsForValue().set(owner.redisKey("epoch"), RandomId.next());
    }

    private static String tokenKey(OwnerKey owner, LoginId login) {
        return owner.redisKey("tokens:" + login.value());
    }

    private static String endedKey(OwnerKey owner, LoginId login) {
        return owner.redisKey("ended:" + login.value());
    }

    private static String sidKey(String issuer, String sid) {
        return "sa:1:sid:" + LengthPrefixed.digest("sa-sid-v1", issuer, sid);
    }
}
