package io.supportdesk.agent.confirmation;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What came of a question, for the side that asked; only {@link Accepted} is a yes. */
public sealed interface Outcome {

    /** The owner said yes. */
    record Accepted(
            ConfirmationId id,
            Map<String, Object> content,
            @Nullable String note) implements Outcome {}

    /** The owner said no. */
    record Declined(ConfirmationId id, @Nullable String note) implements Outcome {}

    /** The owner closed the dialog. */
    record Dismissed(ConfirmationId id, @Nullable String note) implements Outcome {}

    /** Nobody answered within that time. */
    record Expired(ConfirmationId id, Duration waited) implements Outcome {}

    /** It was closed by something else than an answer, for example by a sign-out. */
    record Closed(ConfirmationId id, ConfirmationState state) implements Outcome {}

    /** There was no page and no terminal of the owner to show it on. */
    record NobodyConnected() implements Outcome {}

    /** It was not asked, since the question itself is not acceptable. */
    record Refused(String reason) implements Outcome {}

    /** The store failed or lost the record: nobody knows what was said, so nothing was. */
    record Unavailable() implements Outcome {}
}
