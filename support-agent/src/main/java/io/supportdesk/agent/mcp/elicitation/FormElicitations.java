package io.supportdesk.agent.mcp.elicitation;

import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.supportdesk.agent.confirmation.Form;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.Question;
import io.supportdesk.agent.confirmation.Questions;
import io.supportdesk.agent.confirmation.UnsupportedForm;
import io.supportdesk.agent.mcp.ElicitationHandler;
import io.supportdesk.agent.mcp.ToolCall;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Turns a form elicitation (MCP 2025-11-25) into a question to the owner of the call, and what came of it into one of
 * the protocol's three actions, with the reason in {@code _meta}.
 */
@Component
class FormElicitations implements ElicitationHandler {

    private static final Logger log = LoggerFactory.getLogger(FormElicitations.class);
    private static final int LONGEST_MESSAGE = 2_000;
    private static final String META = "io.supportdesk/";

    private final Questions questions;

    FormElicitations(Questions questions) {
        this.questions = questions;
    }

    @Override
    public ElicitResult answer(String server, ToolCall call, ElicitFormRequest request) {
        try {
            return result(ask(server, call, request));
        } catch (RuntimeException e) {
            log.error("a question failed; the answer is a no", e);
            return result(new Outcome.Unavailable());
        }
    }

    @Override
    public ElicitResult refuseUnsolicited() {
        log.warn("a question outside of a call was refused");
        return action(ElicitResult.Action.DECLINE, "unsolicited", null, null);
    }

    private Outcome ask(String server, ToolCall call, ElicitFormRequest request) {
        if (request.message().length() > LONGEST_MESSAGE) {
            return new Outcome.Refused("the message is too long");
        }
        try {
            Form.of(request.requestedSchema());
        } catch (UnsupportedForm e) {
            return new Outcome.Refused("the form is not a permitted one");
        }
        return questions.ask(
                call.person(),
                new Question(
                        call.conversation(),
                        server,
                        call.tool(),
                        call.arguments(),
                        call.asked(),
                        request.message(),
                        request.requestedSchema()));
    }

    private static ElicitResult result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Accepted accepted ->
                new ElicitResult(
                        ElicitResult.Action.ACCEPT,
                        accepted.content(),
                        meta("person", accepted.id().value(), accepted.note()));
            case Outcome.Declined declined ->
                action(ElicitResult.Action.DECLINE, "person", declined.id().value(), declined.note());
            case Outcome.Dismissed dismissed ->
                action(ElicitResult.Action.CANCEL, "dismissed", dismissed.id().value(), dismissed.note());
            case Outcome.Expired expired -> expired(expired);
            case Outcome.Closed closed ->
                action(
                        ElicitResult.Action.CANCEL,
                        closed.state().name().toLowerCase(Locale.ROOT),
                        closed.id().value(),
                        null);
            case Outcome.NobodyConnected nobody -> action(ElicitResult.Action.DECLINE, "nobody-connected", null, null);
            case Outcome.Refused refused -> action(ElicitResult.Action.DECLINE, "refused", null, refused.reason());
            case Outcome.Unavailable unavailable -> action(ElicitResult.Action.CANCEL, "unavailable", null, null);
        };
    }

    private static ElicitResult expired(Outcome.Expired expired) {
        var meta = meta("expired", expired.id().value(), null);
        meta.put(META + "waited-seconds", expired.waited().toSeconds());
        return new ElicitResult(ElicitResult.Action.CANCEL, null, meta);
    }

    private static ElicitResult action(
            ElicitResult.Action action, String reason, @Nullable String confirmation, @Nullable String note) {
        return new ElicitResult(action, null, meta(reason, confirmation, note));
    }

    private static Map<String, Object> meta(String reason, @Nullable String confirmation, @Nullable String note) {
        Map<String, Object> meta = new HashMap<>();
        meta.put(META + "reason", reason);
        if (confirmation != null) {
            meta.put(META + "confirmation-id", confirmation);
        }
        if (note != null && !note.isBlank()) {
            meta.put(META + "note", note);
        }
        return meta;
    }
}
