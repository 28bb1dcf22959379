package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Conversations;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.problem.Problems;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** My events as server-sent events (WHATWG HTML, 9.2), resumable on any replica. */
@RestController
class EventStreamController {

    private static final Pattern POSITION = Pattern.compile("\\d{1,16}-\\d{1,6}");

    private final EventStreams streams;
    private final Conversations conversations;

    EventStreamController(EventStreams streams, Conversations conversations) {
        this.streams = streams;
        this.conversations = conversations;
    }

    /**
     * All my events, or only those of one conversation and of all my confirmations. Without {@code Last-Event-ID} the
     * stream begins now.
     */
    @GetMapping("/api/events")
    ResponseEntity<?> events(
            Person person,
            @RequestParam(required = false) @Nullable String conversationId,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String lastEventId) {
        if (lastEventId != null && !POSITION.matcher(lastEventId).matches()) {
            return Problems.response(HttpStatus.BAD_REQUEST, "invalid-request", "Last-Event-ID is not one of ours.");
        }
        if (conversationId != null && !isMine(person, conversationId)) {
            return ConversationProblems.notFound();
        }
        return ResponseEntity.ok()
                .contentType(MediaType.TEXT_EVENT_STREAM)
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no")
                .body(streams.open(person, conversationId, lastEventId));
    }

    private boolean isMine(Person person, String conversationId) {
        return ConversationId.parse(conversationId)
                .flatMap(id -> conversations.find(person.owner(), id))
                .isPresent();
    }
}
