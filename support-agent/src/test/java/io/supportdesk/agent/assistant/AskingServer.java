package io.supportdesk.agent.assistant;

import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.CallListener;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.PendingInput;
import io.supportdesk.agent.mcp.ServerConnection;
import io.supportdesk.agent.mcp.ToolCall;
import io.supportdesk.agent.mcp.ToolResult;
import io.supportdesk.agent.mcp.ToolStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A server whose cancel_order asks as many rounds as it is told, and whose get_order answers at once. */
final class AskingServer implements ServerConnection {

    final List<String> log = new ArrayList<>();
    private final int rounds;

    AskingServer(int rounds) {
        this.rounds = rounds;
    }

    @Override
    public List<OfferedTool> tools(Person person, String conversation) {
        return List.of(
                new OfferedTool("Orders", "get_order", "", "{}", true),
                new OfferedTool("Orders", "cancel_order", "", "{}", false));
    }

    @Override
    public Optional<String> read(Person person, String conversation, String uri) {
        return Optional.empty();
    }

    @Override
    public ToolStep call(ToolCall call, CallListener listener) {
        log.add("call " + call.tool() + call.arguments());
        return call.tool().equals("get_order") ? returned("an order") : asks(1);
    }

    @Override
    public ToolStep proceed(ToolCall call, PendingInput answered, CallListener listener) {
        var action = answered.answers().get("q").get("action");
        log.add("proceed " + call.tool() + " " + answered.state() + " " + action);
        return answered.round() < rounds ? asks(answered.round() + 1) : returned("result of " + action);
    }

    @Override
    public void forget(Person person, String conversation) {}

    private static ToolStep asks(int round) {
        var form =
                Map.<String, Object>of("type", "object", "properties", Map.of("confirmed", Map.of("type", "boolean")));
        var asked = new PendingInput.Asked("q", "Sure?", form);
        return new ToolStep.Asks(new PendingInput("orders", "test", "state-" + round, round, List.of(asked), Map.of()));
    }

    private static ToolStep returned(String text) {
        return new ToolStep.Returned(new ToolResult(text, false));
    }
}
