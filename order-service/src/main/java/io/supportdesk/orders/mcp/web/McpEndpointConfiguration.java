package io.supportdesk.orders.mcp.web;

import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpError;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.mcp.McpProperties;
import io.supportdesk.orders.mcp.SessionBindings;
import io.supportdesk.orders.mcp.StatelessServer;
import io.supportdesk.orders.web.Problems;
import jakarta.servlet.Filter;
import java.net.URI;
import java.time.Duration;
import org.springframework.ai.mcp.server.webmvc.transport.WebMvcStreamableServerTransportProvider;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.util.unit.DataSize;
import tools.jackson.databind.json.JsonMapper;

/** The endpoint {@code /mcp}: an own transport, because the configured one has no limits and checks no Host. */
@Configuration(proxyBeanMethods = false)
class McpEndpointConfiguration {

    private static final String ENDPOINT = "/mcp";

    @Bean
    @ConditionalOnProperty(name = "spring.ai.mcp.server.protocol", havingValue = "STREAMABLE")
    WebMvcStreamableServerTransportProvider transport(
            @Qualifier("mcpServerJsonMapper") JsonMapper json,
            McpProperties properties,
            @Value("${order-service.confirmation.wait}") Duration wait) {
        requireLongerIdle(properties.sessionIdle(), wait);
        return WebMvcStreamableServerTransportProvider.builder()
                .jsonMapper(new JacksonMcpJsonMapper(json))
                .mcpEndpoint(ENDPOINT)
                .maxSessions(properties.maxSessions())
                .sessionIdleTimeout(properties.sessionIdle())
                .build();
    }

    /** A waiting question is no request: a session that idles out under it would lose the answer. */
    static void requireLongerIdle(Duration idle, Duration wait) {
        if (idle.compareTo(wait.multipliedBy(2)) < 0) {
            throw new IllegalStateException("order-service.mcp.session-idle (" + idle
                    + ") must be at least twice order-service.confirmation.wait (" + wait + ")");
        }
    }

    @Bean
    StatelessEndpoint statelessEndpoint(
            ObjectProvider<StatelessServer> servers,
            @Qualifier("mcpServerJsonMapper") JsonMapper json,
            @Value("${order-service.max-body}") DataSize maxBody) {
        return new StatelessEndpoint(
                servers, new JacksonMcpJsonMapper(json), ENDPOINT, Math.toIntExact(maxBody.toBytes()));
    }

    /** After the token and the size of the body were checked, as everything below. */
    @Bean
    FilterRegistrationBean<AddressFilter> addresses(
            @Value("${order-service.public-url}") URI publicUrl, McpProperties properties, Problems problems) {
        return onEndpoint(new AddressFilter(AllowedAddresses.of(publicUrl, properties), problems), 16);
    }

    /** The endpoint only when a request comes: filters are made with the web server, before the tools. */
    @Bean
    FilterRegistrationBean<RevisionFilter> revisions(ObjectProvider<StatelessEndpoint> endpoint, Callers callers) {
        return onEndpoint(new RevisionFilter(() -> endpoint.getObject().ifOpen(), callers), 14);
    }

    @Bean
    FilterRegistrationBean<SessionBindingFilter> sessionBinding(
            SessionBindings bindings, Callers callers, Problems problems) {
        return onEndpoint(new SessionBindingFilter(bindings, callers, problems), 10);
    }

    private static <T extends Filter> FilterRegistrationBean<T> onEndpoint(T filter, int beforeLast) {
        var registration = new FilterRegistrationBean<>(filter);
        registration.addUrlPatterns(ENDPOINT, ENDPOINT + "/*");
        registration.setOrder(Ordered.LOWEST_PRECEDENCE - beforeLast);
        return registration;
    }

    /** Otherwise the transport answers with a serialized exception, stack trace included (spring-ai issue 6855). */
    @Bean
    JsonMapperBuilderCustomizer protocolErrorsOnly() {
        return builder -> builder.addMixIn(McpError.class, ProtocolErrorOnly.class);
    }
}
