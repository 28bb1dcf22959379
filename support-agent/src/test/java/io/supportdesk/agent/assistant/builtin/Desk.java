package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.SystemMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;

/** A conversation at the desk, told message by message. */
final class Desk {

    /** The tools of order-service with their parameters; a question mark makes one optional. */
    static final Map<String, List<String>> TOOLS = tools();

    private final List<Message> messages = new ArrayList<>();
    private final List<ToolCallback> offered = new ArrayList<>();

    static Desk withAllTools() {
        var desk = new Desk();
        TOOLS.forEach((name, parameters) -> desk.offered.add(tool(name, parameters)));
        return desk;
    }

    static Desk withTools(ToolCallback... tools) {
        var desk = new Desk();
        desk.offered.addAll(List.of(tools));
        return desk;
    }

    Desk system(String text) {
        messages.add(new SystemMessage(text));
        return this;
    }

    Desk person(String text) {
        messages.add(new UserMessage(text));
        return this;
    }

    Desk assistant(String text) {
        messages.add(new AssistantMessage(text));
        return this;
    }

    /** The model's calls and what each tool answered. */
    Desk called(String tool, String... results) {
        var calls = new ArrayList<ToolCall>();
        var responses = new ArrayList<ToolResponse>();
        for (var result : results) {
            calls.add(new ToolCall("call_" + calls.size(), "function", tool, "{}"));
            responses.add(new ToolResponse("call_" + responses.size(), tool, result));
        }
        messages.add(AssistantMessage.builder().content("").toolCalls(calls).build());
        messages.add(ToolResponseMessage.builder().responses(responses).build());
        return this;
    }

    Prompt prompt() {
        return new Prompt(
                List.copyOf(messages),
                ToolCallingChatOptions.builder().toolCallbacks(offered).build());
    }

    AssistantMessage answer() {
        return new BuiltInModel().call(prompt()).getResult().getOutput();
    }

    String text() {
        return answer().getText();
    }

    /** Each call as {@code name key=value key=value}, keys in their order. */
    List<String> calls() {
        return answer().getToolCalls().stream().map(Desk::readable).toList();
    }

    static String readable(ToolCall call) {
        return call.name()
                + Json.MAPPER.readTree(call.arguments()).properties().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(field ->
                                " " + field.getKey() + "=" + field.getValue().asString())
                        .collect(Collectors.joining());
    }

    static ToolCallback tool(String name, List<String> parameters) {
        var definition = ToolDefinition.builder()
                .name(name)
                .description(name)
                .inputSchema(schema(parameters))
                .build();
        return new ToolCallback() {
            @Override
            public ToolDefinition getToolDefinition() {
                return definition;
            }

            @Override
            public String call(String input) {
                throw new AssertionError("The model itself runs no tools");
            }
        };
    }

    private static String schema(List<String> parameters) {
        var properties = new LinkedHashMap<String, Object>();
        parameters.forEach(name -> properties.put(name.replace("?", ""), Map.of("type", "string")));
        var required = parameters.stream().filter(name -> !name.endsWith("?")).toList();
        return Json.MAPPER.writeValueAsString(Map.of("type", "object", "properties", properties, "required", required));
    }

    private static Map<String, List<String>> tools() {
        var tools = new LinkedHashMap<String, List<String>>();
        tools.put("get_order", List.of("orderId"));
        tools.put("get_customer_orders", List.of("customerId"));
        tools.put("get_orders_by_status", List.of("status"));
        tools.put("find_customer", List.of("query"));
        tools.put("update_order_status", List.of("orderId", "status"));
        tools.put("change_shipping_address", Arrays.asList("orderId", "street?", "postalCode?", "city?", "country?"));
        tools.put("recheck_shipments", List.of());
        tools.put("cancel_order", List.of("orderId"));
        tools.put("set_refund_account", List.of("orderId"));
        tools.put("collect_feedback", List.of("orderId"));
        return tools;
    }
}
