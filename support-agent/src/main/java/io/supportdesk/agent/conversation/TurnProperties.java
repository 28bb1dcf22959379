package io.supportdesk.agent.conversation;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Bounds of turns.
 *
 * @param longestStop how long a conversation is kept for a turn that has stopped at a question and that nobody goes on
 *     with; longer than any question lives
 */
@ConfigurationProperties("support-agent.turns")
record TurnProperties(@DefaultValue("40m") Duration longestStop) {}
