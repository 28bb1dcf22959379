package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.Person;
import org.jspecify.annotations.Nullable;

/**
 * One message of a person, to be answered.
 *
 * @param orderId the order that the message is about, as the page names it; null when there is none
 */
public record Turn(
        Person person,
        ConversationId conversation,
        TurnId id,
        String message,
        @Nullable String orderId) {}
