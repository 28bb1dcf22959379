package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.Conversation;
import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Conversations;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Posted;
import io.supportdesk.agent.conversation.Transcripts;
import io.supportdesk.agent.conversation.TurnId;
import io.supportdesk.agent.conversation.Turns;
import io.supportdesk.agent.identity.Person;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** My conversations; ids are minted here, and nobody can name another person's. */
@RestController
@RequestMapping("/api/conversations")
class ConversationController {

    record Summary(String id, String title, Instant createdAt, Instant lastAt) {
        static Summary of(Conversation conversation) {
            return new Summary(
                    conversation.id().value(), conversation.title(), conversation.createdAt(), conversation.lastAt());
        }
    }

    record Summaries(List<Summary> items) {}

    record MessageView(String role, String text, Instant at) {}

    record Detail(
            String id,
            String title,
            Instant createdAt,
            Instant lastAt,
            List<MessageView> messages,
            @Nullable String turn) {}

    record Message(@Nullable String message, @Nullable String orderId) {}

    record Accepted(String turn) {}

    private final Conversations conversations;
    private final Transcripts transcripts;
    private final Turns turns;

    ConversationController(Conversations conversations, Transcripts transcripts, Turns turns) {
        this.conversations = conversations;
        this.transcripts = transcripts;
        this.turns = turns;
    }

    @PostMapping
    ResponseEntity<Summary> start(Person person) {
        return ResponseEntity.status(HttpStatus.CREATED).body(Summary.of(conversations.start(person.owner())));
    }

    @GetMapping
    Summaries list(Person person) {
        return new Summaries(
                conversations.list(person.owner()).stream().map(Summary::of).toList());
    }

    @GetMapping("/{id}")
    ResponseEntity<Object> one(Person person, @PathVariable String id) {
        return ConversationId.parse(id)
                .flatMap(parsed -> conversations.find(person.owner(), parsed))
                .map(found -> ResponseEntity.<Object>ok(detail(person, found)))
                .orElseGet(ConversationProblems::notFound);
    }

    @DeleteMapping("/{id}")
    ResponseEntity<Object> delete(Person person, @PathVariable String id) {
        ConversationId.parse(id).ifPresent(parsed -> conversations.delete(person.owner(), parsed));
        return ResponseEntity.noContent().build();
    }

    @PostMapping("/{id}/messages")
    ResponseEntity<Object> post(Person person, @PathVariable String id, @RequestBody Message message) {
        var text = message.message() == null ? "" : message.message();
        return switch (turns.post(person, id, text, message.orderId())) {
            case Posted.Taken taken ->
                ResponseEntity.accepted().body(new Accepted(taken.turn().value()));
            case Posted other -> ConversationProblems.of(other);
        };
    }

    private Detail detail(Person person, Conversation found) {
        var messages = transcripts.read(person.owner(), found.id()).stream()
                .flatMap(ConversationController::view)
                .toList();
        var turn = turns.current(person.owner(), found.id()).map(TurnId::value).orElse(null);
        return new Detail(found.id().value(), found.title(), found.createdAt(), found.lastAt(), messages, turn);
    }

    private static Stream<MessageView> view(Entry entry) {
        return switch (entry) {
            case Entry.Said said -> Stream.of(new MessageView("user", said.text(), said.at()));
            case Entry.Answered answered
            when !answered.text().isEmpty() -> Stream.of(new MessageView("assistant", answered.text(), answered.at()));
            default -> Stream.empty();
        };
    }
}
