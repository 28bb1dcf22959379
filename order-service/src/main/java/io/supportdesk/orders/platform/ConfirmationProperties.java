package io.supportdesk.orders.platform;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.context.properties.bind.Name;
import org.springframework.validation.annotation.Validated;

/**
 * How long a question stays open.
 *
 * @param waitTime longer than the client's own time for a person (60 s), shorter than its time for a tool call (75 s)
 */
@Validated
@ConfigurationProperties("order-service.confirmation")
record ConfirmationProperties(
        @Name("wait") @DurationMin(millis = 100) @DurationMax(minutes = 30) @DefaultValue("65s")
        Duration waitTime) {}
