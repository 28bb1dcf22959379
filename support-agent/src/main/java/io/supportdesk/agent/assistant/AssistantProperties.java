package io.supportdesk.agent.assistant;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds of one turn.
 *
 * @param mostSteps how often the model is asked in one turn at the most
 * @param mostEntries how many entries of the transcript the model is shown at the most
 */
@ConfigurationProperties("support-agent.assistant")
record AssistantProperties(
        @DefaultValue("12") int mostSteps,
        @DefaultValue("80") int mostEntries) {}
