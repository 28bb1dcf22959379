package io.supportdesk.orders.mcp.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.mcp.McpProperties;
import io.supportdesk.orders.mcp.SessionBindings;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.Servers;
import io.supportdesk.stack.Ports;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

/** Bindings in a real Redis, and without one. */
class RedisSessionBindingsIT {

    private final String session = UUID.randomUUID().toString();
    private LettuceConnectionFactory redis;

    @BeforeEach
    void connect() {
        redis = connection(URI.create(Servers.REDIS.url()).getPort());
    }

    @AfterEach
    void disconnect() {
        redis.destroy();
    }

    @Test
    void holdsForTheCallerItWasBoundTo() {
        var bindings = bindings(redis, Duration.ofMinutes(1));
        bindings.bind(session, People.amara());

        assertThat(bindings.holds(session, People.amara())).isTrue();
        assertThat(bindings.holds(session, People.ben())).isFalse();
        assertThat(bindings.holds("unknown", People.amara())).isFalse();
    }

    @Test
    void tellsIssuersSubjectsAndClientsApart() {
        var bindings = bindings(redis, Duration.ofMinutes(1));
        bindings.bind(session, new Caller("ab", "c", "d", "x", Set.of()));

        assertThat(bindings.holds(session, new Caller("ab", "c", "d", "renamed", Set.of())))
                .isTrue();
        assertThat(bindings.holds(session, new Caller("a", "bc", "d", "x", Set.of())))
                .isFalse();
        assertThat(bindings.holds(session, new Caller("ab", "cd", "d", "x", Set.of())))
                .isFalse();
        assertThat(bindings.holds(session, new Caller("ab", "c", "e", "x", Set.of())))
                .isFalse();
    }

    @Test
    void givesASessionToNobodyTwice() {
        var bindings = bindings(redis, Duration.ofMinutes(1));
        bindings.bind(session, People.amara());

        assertThatIllegalStateException().isThrownBy(() -> bindings.bind(session, People.ben()));
        assertThat(bindings.holds(session, People.amara())).isTrue();
    }

    @Test
    void forgetsWhatIsReleasedOrIdle() {
        var bindings = bindings(redis, Duration.ofMillis(600));
        bindings.bind(session, People.amara());
        bindings.release(session);
        assertThat(bindings.holds(session, People.amara())).isFalse();

        bindings.bind(session, People.amara());
        Awaitility.await()
                .pollInterval(Duration.ofMillis(700))
                .untilAsserted(() ->
                        assertThat(bindings.holds(session, People.amara())).isFalse());
    }

    @Test
    void livesOnWhileItIsUsed() throws InterruptedException {
        var bindings = bindings(redis, Duration.ofSeconds(2));
        bindings.bind(session, People.amara());

        for (int i = 0; i < 4; i++) {
            Thread.sleep(700);
            assertThat(bindings.holds(session, People.amara())).isTrue();
        }
    }

    @Test
    void saysThatItIsOutOfReach() {
        var nowhere = connection(Ports.free());
        try {
            var bindings = bindings(nowhere, Duration.ofMinutes(1));

            assertThatExceptionOfType(SessionBindings.Unavailable.class)
                    .isThrownBy(() -> bindings.holds(session, People.amara()));
            assertThatExceptionOfType(SessionBindings.Unavailable.class)
                    .isThrownBy(() -> bindings.bind(session, People.amara()));
            assertThatExceptionOfType(SessionBindings.Unavailable.class).isThrownBy(() -> bindings.release(session));
        } finally {
            nowhere.destroy();
        }
    }

    private static SessionBindings bindings(LettuceConnectionFactory redis, Duration idle) {
        return new RedisSessionBindings(
                new StringRedisTemplate(redis), new McpProperties(idle, 10, 10, 10, List.of(), List.of()));
    }

    private static LettuceConnectionFactory connection(int port) {
        var connection = new LettuceConnectionFactory("127.0.0.1", port);
        connection.afterPropertiesSet();
        connection.start();
        return connection;
    }
}
