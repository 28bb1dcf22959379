package io.supportdesk.agent.platform;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.supportdesk.agent.confirmation.TestConfirmation;
import io.supportdesk.agent.mcp.McpProperties;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TimeoutOrderTests {

    @Test
    @DisplayName("C71: what is not set follows from the person's time")
    void theDefaultsAreInOrder() {
        assertThatCode(() -> check(60, null, null)).doesNotThrowAnyException();
        assertThatCode(() -> check(600, null, null)).doesNotThrowAnyException();
    }

    @Test
    @DisplayName("C70: a shorter time-out below the person's is refused at the start, by name")
    void aWrongOrderIsRefusedByName() {
        assertThatThrownBy(() -> check(60, 65, null))
                .hasMessageContaining("support-agent.mcp.call-timeout")
                .hasMessageContaining("65s");
        assertThatThrownBy(() -> check(60, 75, 75)).hasMessageContaining("support-agent.mcp.proxy-timeout");
        assertThatThrownBy(() -> check(0, null, null)).hasMessageContaining("support-agent.confirmation.timeout");
    }

    private static void check(int person, @Nullable Integer call, @Nullable Integer proxy) {
        var mcp = new McpProperties(
                call == null ? null : Duration.ofSeconds(call),
                proxy == null ? null : Duration.ofSeconds(proxy),
                Duration.ofMinutes(10));
        new TimeoutOrder(TestConfirmation.timeout(Duration.ofSeconds(person)), mcp).afterPropertiesSet();
    }
}
