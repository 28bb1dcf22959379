package io.supportdesk.agent.confirmation.web;

import io.supportdesk.agent.confirmation.Decision;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the page posts.
 *
 * @param decision accept, decline or dismiss
 * @param content the filled form, with accept only
 * @param note free text, at most 500 characters
 * @param proof what was handed out with the dialog
 */
record AnswerRequest(
        @Nullable String decision,
        @Nullable Map<String, Object> content,
        @Nullable String note,
        @Nullable String proof) {

    private static final int LONGEST_NOTE = 500;

    /** Empty when the decision is none of the three, or the note is too long. */
    Optional<Decision> toDecision() {
        if (note != null && note.length() > LONGEST_NOTE) {
            return Optional.empty();
        }
        return Optional.ofNullable(
                switch (decision == null ? "" : decision) {
                    case "accept" -> new Decision.Accept(content == null ? Map.of() : content, note);
                    case "decline" -> new Decision.Decline(note);
                    case "dismiss" -> new Decision.Dismiss(note);
                    default -> null;
                });
    }
}
