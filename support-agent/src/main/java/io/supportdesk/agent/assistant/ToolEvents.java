package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.mcp.CallListener;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.ToolResult;
import io.supportdesk.agent.mcp.ToolServers;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Tells the owner's pages what happens in a tool call. */
@Component
class ToolEvents {

    private static final int LONGEST_SUMMARY = 300;

    private final ToolServers servers;
    private final ConversationEvents events;

    ToolEvents(ToolServers servers, ConversationEvents events) {
        this.servers = servers;
        this.events = events;
    }

    void started(Turn turn, Entry.Call call, Map<String, Object> arguments) {
        publish(turn, event(turn, call, arguments, "started", null));
    }

    void ended(Turn turn, Entry.Call call, Map<String, Object> arguments, ToolResult result) {
        var state = result.failed() ? "failed" : "finished";
        publish(turn, event(turn, call, arguments, state, summary(result.text())));
        if (servers.lastSeen(call.tool()).filter(OfferedTool::readOnly).isEmpty()) {
            var order = arguments.get("orderId");
            publish(
                    turn,
                    new ConversationEvent.OrdersChanged(
                            turn.conversation().value(), order == null ? null : order.toString()));
        }
    }

    CallListener listener(Turn turn, Entry.Call call) {
        var conversation = turn.conversation().value();
        var id = turn.id().value();
        return new CallListener() {
            @Override
            public void progress(double progress, @Nullable Double total, @Nullable String message) {
                publish(turn, new ConversationEvent.Progress(conversation, id, call.id(), progress, total, message));
            }

            @Override
            public void log(String level, String message) {
                publish(turn, new ConversationEvent.Log(conversation, id, call.id(), level, message));
            }
        };
    }

    private ConversationEvent event(
            Turn turn, Entry.Call call, Map<String, Object> arguments, String state, @Nullable String summary) {
        return new ConversationEvent.ToolCalled(
                turn.conversation().value(),
                turn.id().value(),
                call.id(),
                servers.lastSeen(call.tool()).map(OfferedTool::server).orElse(""),
                call.tool(),
                arguments,
                state,
                summary);
    }

    private static String summary(String text) {
        return text.length() <= LONGEST_SUMMARY ? text : text.substring(0, LONGEST_SUMMARY - 1) + "…";
    }

    private void publish(Turn turn, ConversationEvent event) {
        events.append(turn.person().owner(), event);
    }
}
