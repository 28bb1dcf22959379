package io.supportdesk.orders.mcp.mrtr;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The state that clients carry between the rounds of a call.
 *
 * @param keep so long after the end of the question's time a client may still ask what became of it
 */
@Validated
@ConfigurationProperties("order-service.state")
record MrtrProperties(
        @DurationMin(seconds = 0) @DurationMax(hours = 24) @DefaultValue("10m")
        Duration keep) {}
