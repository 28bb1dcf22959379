package io.supportdesk.agent.conversation;

import io.supportdesk.agent.keys.RandomId;
import java.util.Optional;

/**
 * Names a conversation among those of its owner; minted by this service only.
 *
 * @param value 43 characters of base64url
 */
public record ConversationId(String value) {

    /** A new id. */
    public static ConversationId next() {
        return new ConversationId(RandomId.next());
    }

    /** The id in that text; empty when it can not be one. */
    public static Optional<ConversationId> parse(String text) {
        return RandomId.isWellFormed(text) ? Optional.of(new ConversationId(text)) : Optional.empty();
    }
}
