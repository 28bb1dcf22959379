package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.Posted;
import io.supportdesk.agent.problem.Problems;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

/** Why a message was not taken, as a response. */
final class ConversationProblems {

    private ConversationProblems() {}

    static ResponseEntity<Object> notFound() {
        return Problems.response(
                HttpStatus.NOT_FOUND, "conversation-not-found", "There is no such conversation of yours.");
    }

    static ResponseEntity<Object> of(Posted posted) {
        return switch (posted) {
            case Posted.NoSuchConversation() -> notFound();
            case Posted.TurnInProgress() ->
                Problems.response(
                        HttpStatus.CONFLICT,
                        "turn-in-progress",
                        "The last message of this conversation is still being answered.");
            case Posted.InvalidMessage invalid ->
                Problems.response(HttpStatus.UNPROCESSABLE_CONTENT, "invalid-message", invalid.reason());
            case Posted.Taken taken -> throw new IllegalArgumentException("not a problem: " + taken);
        };
    }
}
