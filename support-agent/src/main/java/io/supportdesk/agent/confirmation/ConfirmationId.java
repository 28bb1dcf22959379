package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.keys.RandomId;
import java.util.Optional;

/**
 * Names a confirmation among those of its owner; says nothing to anybody else.
 *
 * @param value 43 characters of base64url
 */
public record ConfirmationId(String value) {

    static ConfirmationId next() {
        return new ConfirmationId(RandomId.next());
    }

    /** The id in that text; empty when it can not be one. */
    public static Optional<ConfirmationId> parse(String text) {
        return RandomId.isWellFormed(text) ? Optional.of(new ConfirmationId(text)) : Optional.empty();
    }
}
