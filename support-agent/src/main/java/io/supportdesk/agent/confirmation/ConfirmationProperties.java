package io.supportdesk.agent.confirmation;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long a person has.
 *
 * @param timeout from the moment the question is asked; every other time-out follows from it
 */
@ConfigurationProperties("support-agent.confirmation")
public record ConfirmationProperties(@DefaultValue("60s") Duration timeout) {

    public ConfirmationProperties {
        if (timeout.compareTo(Duration.ofSeconds(1)) < 0 || timeout.compareTo(Duration.ofMinutes(30)) > 0) {
            throw new IllegalStateException(
                    "support-agent.confirmation.timeout must be between 1s and 30m, it is " + timeout);
        }
    }
}
