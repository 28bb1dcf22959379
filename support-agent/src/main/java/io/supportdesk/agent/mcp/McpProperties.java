package io.supportdesk.agent.mcp;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long tool calls may take. What is not set follows from the person's time.
 *
 * @param callTimeout longest tool call, a question to the person included; 15 seconds more than the person has
 * @param proxyTimeout idle time-out of the proxies on the way, for the check of the order; 60 seconds more
 * @param idle after this long without a call a connection to a server is closed
 */
@ConfigurationProperties("support-agent.mcp")
public record McpProperties(
        @Nullable Duration callTimeout,
        @Nullable Duration proxyTimeout,
        @DefaultValue("10m") Duration idle) {

    /** The longest tool call when a person has that long. */
    public Duration callTimeoutFor(Duration person) {
        return callTimeout == null ? person.plusSeconds(15) : callTimeout;
    }

    /** The proxies' idle time-out when a person has that long. */
    public Duration proxyTimeoutFor(Duration person) {
        return proxyTimeout == null ? person.plusSeconds(60) : proxyTimeout;
    }
}
