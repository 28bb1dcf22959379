package io.supportdesk.agent.confirmation;

import java.util.List;

/** What became of an attempt to answer. */
public sealed interface AnswerResult {

    /** This answer was recorded and is the one that counts. */
    record Recorded(ConfirmationState state) implements AnswerResult {}

    /** The same answer had been recorded before; nothing changed. */
    record SameAgain(ConfirmationState state) implements AnswerResult {}

    /** Another answer was recorded before. */
    record AlreadyAnswered(ConfirmationState state) implements AnswerResult {}

    /** It can no longer be answered: expired, revoked, withdrawn or orphaned. */
    record Closed(ConfirmationState state) implements AnswerResult {}

    /** The content does not fit the form; the confirmation is still open. */
    record InvalidContent(List<FieldError> errors) implements AnswerResult {}

    /** Unknown, malformed, somebody else's, or shown to another login: never told apart. */
    record NotFound() implements AnswerResult {}

    /** Too many attempts in a minute; nothing was looked at. */
    record TooMany() implements AnswerResult {}
}
