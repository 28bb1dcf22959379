package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import tools.jackson.databind.JsonNode;

/** The tools that come with a prompt. A call is only ever made to one of them, with the names of its own schema. */
record OfferedTools(List<ToolDefinition> definitions) {

    static OfferedTools in(@Nullable ChatOptions options) {
        return options instanceof ToolCallingChatOptions tools && tools.getToolCallbacks() != null
                ? new OfferedTools(tools.getToolCallbacks().stream()
                        .map(ToolCallback::getToolDefinition)
                        .toList())
                : new OfferedTools(List.of());
    }

    boolean offers(String tool) {
        return find(tool).isPresent();
    }

    /** Empty where no such tool is offered. */
    Optional<ToolCall> call(Call call) {
        return find(call.tool())
                .map(tool -> new ToolCall(CallIds.next(), "function", tool.name(), arguments(tool, call.arguments())));
    }

    /** The tool of that name, else the only one that carries it behind a prefix ({@code orders_get_order}). */
    private Optional<ToolDefinition> find(String tool) {
        return exact(tool).or(() -> prefixed(tool));
    }

    private Optional<ToolDefinition> exact(String tool) {
        return definitions.stream()
                .filter(offered -> offered.name().equals(tool))
                .findFirst();
    }

    private Optional<ToolDefinition> prefixed(String tool) {
        var candidates = definitions.stream()
                .filter(offered -> offered.name().matches(".*[_.:/-]" + tool))
                .toList();
        return candidates.size() == 1 ? Optional.of(candidates.getFirst()) : Optional.empty();
    }

    private static String arguments(ToolDefinition tool, Map<String, String> wanted) {
        var schema = Json.whole(tool.inputSchema());
        var arguments = new LinkedHashMap<String, String>();
        wanted.forEach((name, value) -> arguments.put(
                schema.map(found -> property(found, name, wanted.size())).orElse(name), value));
        return Json.MAPPER.writeValueAsString(arguments);
    }

    private static String property(JsonNode schema, String name, int wanted) {
        var properties = new ArrayList<>(schema.path("properties").propertyNames());
        var required =
                schema.path("required").valueStream().map(JsonNode::asString).toList();
        return properties.stream()
                .filter(property -> plain(property).equals(plain(name)))
                .findFirst()
                .or(() -> wanted == 1 && required.size() == 1 ? Optional.of(required.getFirst()) : Optional.empty())
                .or(() -> properties.stream()
                        .filter(property -> plain(name).endsWith(plain(property)))
                        .findFirst())
                .orElse(name);
    }

    private static String plain(String name) {
        return name.replaceAll("[_-]", "").toLowerCase(Locale.ROOT);
    }
}
