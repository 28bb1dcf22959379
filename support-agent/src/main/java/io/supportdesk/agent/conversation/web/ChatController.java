package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.Conversations;
import io.supportdesk.agent.conversation.Posted;
import io.supportdesk.agent.conversation.TurnFailed;
import io.supportdesk.agent.conversation.Turns;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.problem.Problems;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The form for scripts: one message, and the reply when the whole turn is over. */
@RestController
class ChatController {

    record Chat(
            @Nullable String conversationId,
            @Nullable String message,
            @Nullable String orderId) {}

    record Reply(String conversationId, String reply) {}

    private final Turns turns;
    private final Conversations conversations;

    ChatController(Turns turns, Conversations conversations) {
        this.turns = turns;
        this.conversations = conversations;
    }

    /** Starts a conversation where none is named. Holds no platform thread while the turn runs. */
    @PostMapping("/api/chat")
    ResponseEntity<Object> chat(Person person, @RequestBody Chat chat) {
        var text = chat.message() == null ? "" : chat.message();
        if (text.isBlank()) {
            return ConversationProblems.of(new Posted.InvalidMessage("The message is empty."));
        }
        var conversation = chat.conversationId() == null
                ? conversations.start(person.owner()).id().value()
                : chat.conversationId();
        return switch (turns.post(person, conversation, text, chat.orderId())) {
            case Posted.Taken taken -> reply(taken);
            case Posted other -> ConversationProblems.of(other);
        };
    }

    private static ResponseEntity<Object> reply(Posted.Taken taken) {
        try {
            return ResponseEntity.ok(
                    new Reply(taken.conversation().value(), taken.reply().join()));
        } catch (CompletionException e) {
            if (e.getCause() instanceof TurnFailed failed) {
                return failed(failed);
            }
            throw e;
        }
    }

    private static ResponseEntity<Object> failed(TurnFailed failed) {
        var status = failed.getCause() instanceof NotSignedIn ? HttpStatus.UNAUTHORIZED : HttpStatus.BAD_GATEWAY;
        return Problems.response(status, failed.code(), failed.explanation());
    }
}
