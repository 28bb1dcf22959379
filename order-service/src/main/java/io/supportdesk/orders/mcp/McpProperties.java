package io.supportdesk.orders.mcp;

import jakarta.validation.constraints.Min;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Limits of the MCP endpoint.
 *
 * @param sessionIdle    after so long without a request a session ends; a waiting question counts as no request
 * @param maxSessions    most sessions of this replica; more are answered with 503
 * @param maxQuestions   most questions that wait in this replica at one time
 * @param maxQuestionsPerPerson most of them to one person
 * @param allowedHosts   values of the Host header that are accepted besides the public address and loopback names
 * @param allowedOrigins values of the Origin header that are accepted besides the public address
 */
@Validated
@ConfigurationProperties("order-service.mcp")
public record McpProperties(
        @DurationMin(seconds = 1) @DefaultValue("30m") Duration sessionIdle,
        @Min(1) @DefaultValue("10000") int maxSessions,
        @Min(1) @DefaultValue("1000") int maxQuestions,
        @Min(1) @DefaultValue("20") int maxQuestionsPerPerson,
        @DefaultValue({}) List<String> allowedHosts,
        @DefaultValue({}) List<URI> allowedOrigins) {}
