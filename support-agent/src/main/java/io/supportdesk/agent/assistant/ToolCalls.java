package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.mcp.CallListener;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.ToolCall;
import io.supportdesk.agent.mcp.ToolResult;
import io.supportdesk.agent.mcp.ToolServers;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Runs one tool call of the model and publishes what happens in it. */
@Component
class ToolCalls {

    private static final TypeReference<Map<String, Object>> ARGUMENTS = new TypeReference<>() {};
    private static final int LONGEST_SUMMARY = 300;

    private final ToolServers servers;
    private final ConversationEvents events;
    private final JsonMapper json;
    private final Clock clock;

    ToolCalls(ToolServers servers, ConversationEvents events, JsonMapper json, Clock clock) {
        this.servers = servers;
        this.events = events;
        this.json = json;
        this.clock = clock;
    }

    Entry.Returned run(Turn turn, List<OfferedTool> tools, Entry.Call call) {
        var arguments = arguments(call);
        var text = arguments.isEmpty()
                ? "The arguments are not a JSON object."
                : run(turn, server(tools, call), call, arguments.get()).text();
        return new Entry.Returned(call.id(), call.tool(), text, clock.instant());
    }

    private ToolResult run(Turn turn, String server, Entry.Call call, Map<String, Object> arguments) {
        publish(turn, event(turn, call, server, arguments, "started", null));
        var result = servers.call(
                new ToolCall(
                        turn.person(), turn.conversation().value(), call.id(), call.tool(), arguments, turn.message()),
                listener(turn, call));
        var state = result.failed() ? "failed" : "finished";
        publish(turn, event(turn, call, server, arguments, state, summary(result)));
        return result;
    }

    private CallListener listener(Turn turn, Entry.Call call) {
        var conversation = turn.conversation().value();
        return new CallListener() {
            @Override
            public void progress(double progress, @Nullable Double total, @Nullable String message) {
                publish(
                        turn,
                        new ConversationEvent.Progress(
                                conversation, turn.id().value(), call.id(), progress, total, message));
            }

            @Override
            public void log(String level, String message) {
                publish(turn, new ConversationEvent.Log(conversation, turn.id().value(), call.id(), level, message));
            }
        };
    }

    private Optional<Map<String, Object>> arguments(Entry.Call call) {
        try {
            var text = call.arguments().isBlank() ? "{}" : call.arguments();
            return Optional.ofNullable(json.readValue(text, ARGUMENTS));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static String server(List<OfferedTool> tools, Entry.Call call) {
        return tools.stream()
                .filter(tool -> tool.name().equals(call.tool()))
                .map(OfferedTool::server)
                .findFirst()
                .orElse("");
    }

    private static ConversationEvent event(
            Turn turn,
            Entry.Call call,
            String server,
            Map<String, Object> arguments,
            String state,
            @Nullable String summary) {
        return new ConversationEvent.ToolCalled(
                turn.conversation().value(),
                turn.id().value(),
                call.id(),
                server,
                call.tool(),
                arguments,
                state,
                summary);
    }

    private static String summary(ToolResult result) {
        var text = result.text();
        return text.length() <= LONGEST_SUMMARY ? text : text.substring(0, LONGEST_SUMMARY - 1) + "…";
    }

    private void publish(Turn turn, ConversationEvent event) {
        events.append(turn.person().owner(), event);
    }
}
