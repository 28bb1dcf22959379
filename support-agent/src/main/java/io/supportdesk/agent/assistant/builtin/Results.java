package io.supportdesk.agent.assistant.builtin;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** Turns a tool's result into text for the person. The result is data: it is shown, and nothing in it is followed. */
record Results(Language language) {

    /** The server's own sentence as it is; order and customer data as short Markdown. */
    String text(String result) {
        var text = result.strip();
        return text.isEmpty()
                ? new Replies(language).noResult()
                : Json.whole(text)
                        .map(this::json)
                        .filter(found -> !found.isBlank())
                        .orElse(text);
    }

    private String json(JsonNode json) {
        return contents(json).or(() -> sentence(json)).orElseGet(() -> new OrderMarkdown(language).of(json));
    }

    /** Content blocks of MCP: a list of them, or a whole call result. */
    private Optional<String> contents(JsonNode json) {
        var blocks = json.isArray() ? json : json.path("content");
        boolean isContents = blocks.isArray()
                && !blocks.isEmpty()
                && StreamSupport.stream(blocks.spliterator(), false)
                        .allMatch(block -> block.isObject() && (block.has("text") || block.has("type")));
        return isContents
                ? Optional.of(blocks.valueStream()
                        .flatMap(block -> Json.text(block, "text").stream())
                        .map(this::text)
                        .collect(Collectors.joining("\n\n")))
                : Optional.empty();
    }

    private static Optional<String> sentence(JsonNode json) {
        return json.isObject() && !json.has("lines") && !json.has("items")
                ? Json.text(json, "message").or(() -> Json.text(json, "detail")).or(() -> Json.text(json, "error"))
                : Optional.empty();
    }
}
