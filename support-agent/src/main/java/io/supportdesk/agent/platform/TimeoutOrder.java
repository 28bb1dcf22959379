package io.supportdesk.agent.platform;

import io.supportdesk.agent.confirmation.ConfirmationProperties;
import io.supportdesk.agent.mcp.McpProperties;
import java.time.Duration;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.stereotype.Component;

/**
 * Refuses to start when somebody would give up before the person does: a yes could then be taken while the person was
 * told that it failed. Person, server's wait, tool call, proxies: each shorter than the next.
 */
@Component
class TimeoutOrder implements InitializingBean {

    /** How much longer than the person the asking server waits at least. */
    static final Duration SERVER_MARGIN = Duration.ofSeconds(5);

    private final ConfirmationProperties confirmation;
    private final McpProperties mcp;

    TimeoutOrder(ConfirmationProperties confirmation, McpProperties mcp) {
        this.confirmation = confirmation;
        this.mcp = mcp;
    }

    @Override
    public void afterPropertiesSet() {
        shorter(
                "support-agent.confirmation.timeout plus 5s",
                confirmation.timeout().plus(SERVER_MARGIN),
                "support-agent.mcp.call-timeout",
                mcp.callTimeoutFor(confirmation.timeout()));
        shorter(
                "support-agent.mcp.call-timeout",
                mcp.callTimeoutFor(confirmation.timeout()),
                "support-agent.mcp.proxy-timeout",
                mcp.proxyTimeoutFor(confirmation.timeout()));
    }

    private static void shorter(String name, Duration value, String otherName, Duration other) {
        if (value.compareTo(other) >= 0) {
            throw new IllegalStateException("%s (%ds) must be shorter than %s (%ds)"
                    .formatted(name, value.toSeconds(), otherName, other.toSeconds()));
        }
    }
}
