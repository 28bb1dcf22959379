package io.supportdesk.agent.identity.redis;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.agent.identity.LoginEnded;
import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.identity.TestPeople;
import io.supportdesk.agent.keys.RandomId;
import io.supportdesk.agent.keys.TestKeys;
import io.supportdesk.agent.testing.TestRedis;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.core.StringRedisTemplate;
import tools.jackson.databind.json.JsonMapper;

class RedisLoginsIT {

    private final StringRedisTemplate redis = TestRedis.template();
    private final List<Object> ended = new ArrayList<>();
    private final Logins logins =
            new RedisLogins(redis, TestKeys.sealer(), new JsonMapper(), Clock.systemUTC(), ended::add);
    private final Person amara = TestPeople.person("amara-" + RandomId.next());
    private final LoginTokens tokens =
            new LoginTokens("access", Instant.now().plusSeconds(300).truncatedTo(ChronoUnit.MILLIS), "refresh", "id");

    @Test
    void keepsTokensSealedForOneLogin() {
        put();
        assertThat(logins.tokens(amara.owner(), amara.login())).contains(tokens);
        assertThat(logins.tokens(amara.owner(), TestPeople.otherLogin(amara).login()))
                .isEmpty();
        assertThat(redis.opsForValue()
                        .get(amara.owner().redisKey("tokens:" + amara.login().value())))
                .doesNotContain("access", "refresh");
    }

    @Test
    void anEndedLoginIsClosedAndStartsANewEpoch() {
        put();
        var before = redis.opsForValue().get(amara.owner().redisKey("epoch"));
        assertThat(logins.isOpen(amara.owner(), amara.login())).isTrue();
        logins.end(amara.owner(), amara.login());
        assertThat(logins.isOpen(amara.owner(), amara.login())).isFalse();
        assertThat(redis.opsForValue().get(amara.owner().redisKey("epoch"))).isNotEqualTo(before);
        assertThat(ended).containsExactly(new LoginEnded(amara.owner()));
    }

    @Test
    void aBearerTokenOfAnEndedLoginIsNotAdmitted() {
        assertThat(logins.admit(amara.owner(), amara.login(), tokens)).isTrue();
        logins.end(amara.owner(), amara.login());
        assertThat(logins.admit(amara.owner(), amara.login(), tokens)).isFalse();
    }

    @Test
    void endsTheLoginOfASessionOfTheIdentityProvider() {
        put();
        var sid = RandomId.next();
        logins.link(TestPeople.ISSUER, sid, amara.owner(), amara.login(), Duration.ofMinutes(1));
        logins.endBySid(TestPeople.ISSUER, "another");
        assertThat(logins.isOpen(amara.owner(), amara.login())).isTrue();
        logins.endBySid(TestPeople.ISSUER, sid);
        assertThat(logins.isOpen(amara.owner(), amara.login())).isFalse();
    }

    @Test
    void endsAllLoginsOfOneOwner() {
        put();
        var other = TestPeople.otherLogin(amara);
        logins.put(other.owner(), other.login(), tokens, Duration.ofMinutes(1));
        logins.endAll(amara.owner());
        assertThat(logins.isOpen(amara.owner(), amara.login())).isFalse();
        assertThat(logins.isOpen(other.owner(), other.login())).isFalse();
    }

    @Test
    void runsOneRefreshAtATime() {
        var inside = new AtomicInteger();
        var most = new AtomicInteger();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var i = 0; i < 8; i++) {
                threads.execute(() -> logins.exclusively(amara.owner(), amara.login(), () -> {
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.yield();
                    inside.decrementAndGet();
                }));
            }
        }
        assertThat(most).hasValue(1);
    }

    private void put() {
        logins.put(amara.owner(), amara.login(), tokens, Duration.ofMinutes(1));
    }
}
