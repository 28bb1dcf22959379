package io.supportdesk.agent.assistant;

import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.SuspendedQuestions;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.mcp.ToolCall;
import io.supportdesk.agent.mcp.ToolResult;
import io.supportdesk.agent.mcp.ToolServers;
import io.supportdesk.agent.mcp.ToolStep;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Runs the model's tool calls, step by step, and publishes what happens in them. */
@Component
class ToolCalls {

    private static final TypeReference<Map<String, Object>> ARGUMENTS = new TypeReference<>() {};

    private final ToolServers servers;
    private final SuspendedQuestions questions;
    private final ToolEvents events;
    private final JsonMapper json;
    private final Clock clock;

    ToolCalls(ToolServers servers, SuspendedQuestions questions, ToolEvents events, JsonMapper json, Clock clock) {
        this.servers = servers;
        this.questions = questions;
        this.events = events;
        this.json = json;
        this.clock = clock;
    }

    ToolStep start(Turn turn, Entry.Call call) {
        var arguments = arguments(call);
        if (arguments.isEmpty()) {
            return new ToolStep.Returned(new ToolResult("The arguments are not a JSON object.", true));
        }
        events.started(turn, call, arguments.get());
        return servers.call(toolCall(turn, call), events.listener(turn, call));
    }

    /** Asks what the call stopped at; the outcome when that could not be asked, empty when the turn is to wait. */
    Optional<Outcome> suspend(Turn turn, SuspendedTurn suspended) {
        var refusal = servers.refusal(suspended.input());
        if (refusal.isPresent()) {
            return Optional.of(refusal.get());
        }
        var call = toolCall(turn, suspended.batch().next());
        return questions.ask(
                turn.person(), servers.question(call, suspended.input()), json.writeValueAsString(suspended));
    }

    ToolStep proceed(Turn turn, SuspendedTurn suspended, Outcome outcome) {
        var call = suspended.batch().next();
        return servers.proceed(toolCall(turn, call), suspended.input(), outcome, events.listener(turn, call));
    }

    Entry.Returned returned(Turn turn, Entry.Call call, ToolStep.Returned step) {
        events.ended(turn, call, arguments(call).orElse(Map.of()), step.result());
        return new Entry.Returned(call.id(), call.tool(), step.result().text(), clock.instant());
    }

    private ToolCall toolCall(Turn turn, Entry.Call call) {
        return new ToolCall(
                turn.person(),
                turn.conversation().value(),
                call.id(),
                call.tool(),
                arguments(call).orElse(Map.of()),
                turn.message());
    }

    private Optional<Map<String, Object>> arguments(Entry.Call call) {
        try {
            var text = call.arguments().isBlank() ? "{}" : call.arguments();
            return Optional.ofNullable(json.readValue(text, ARGUMENTS));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }
}
