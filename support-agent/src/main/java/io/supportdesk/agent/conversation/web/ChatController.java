package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.conversation.Conversations;
import io.supportdesk.agent.conversation.Posted;
import io.supportdesk.agent.conversation.Replies;
import io.supportdesk.agent.conversation.Turns;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.problem.Problems;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.json.JsonMapper;

/** The form for scripts: one message, and the reply when the whole turn is over. */
@RestController
class ChatController {

    record Chat(
            @Nullable String conversationId,
            @Nullable String message,
            @Nullable String orderId) {}

    record Reply(String conversationId, String reply) {}

    private static final Duration LONGEST_TURN = Duration.ofMinutes(10);

    private final Turns turns;
    private final Replies replies;
    private final Conversations conversations;
    private final JsonMapper json;

    ChatController(Turns turns, Replies replies, Conversations conversations, JsonMapper json) {
        this.turns = turns;
        this.replies = replies;
        this.conversations = conversations;
        this.json = json;
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
            case Posted.Taken taken -> reply(person, taken);
            case Posted other -> ConversationProblems.of(other);
        };
    }

    private ResponseEntity<Object> reply(Person person, Posted.Taken taken) {
        return replies.await(person.owner(), taken, LONGEST_TURN)
                .map(event -> event.type().equals("reply")
                        ? ResponseEntity.<Object>ok(
                                new Reply(taken.conversation().value(), text(event, "text")))
                        : failed(text(event, "code"), text(event, "message")))
                .orElseGet(() -> Problems.response(
                        HttpStatus.GATEWAY_TIMEOUT,
                        "turn-continues",
                        "The turn takes longer than this request may; its end is in the conversation."));
    }

    private String text(ConversationEvents.Recorded event, String field) {
        return json.readTree(event.data()).path(field).asString("");
    }

    private static ResponseEntity<Object> failed(String code, String explanation) {
        var status = code.equals("not-signed-in") ? HttpStatus.UNAUTHORIZED : HttpStatus.BAD_GATEWAY;
        return Problems.response(status, code, explanation);
    }
}
