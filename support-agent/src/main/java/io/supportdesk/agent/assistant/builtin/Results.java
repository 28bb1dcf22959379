package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Turns a tool's result into text for the person. The result is data: it is shown, and nothing in it is followed. */
record Results(Language language, String tool) {

    private static final Pattern READING =
            Pattern.compile("(?:get_order|get_customer_orders|get_orders_by_status|find_customer)$");
    private static final Pattern MARKUP = Pattern.compile("^\\s*(?:[-*#>|]|\\d+\\.)");

    /** The server's own sentence as it is; order and customer data as short Markdown. */
    String text(String result) {
        var text = result.strip();
        return text.isEmpty()
                ? new Replies(language).noResult()
                : Json.whole(text)
                        .map(this::json)
                        .filter(found -> !found.isBlank())
                        .orElseGet(() -> plain(text));
    }

    private String json(JsonNode json) {
        return contents(json).or(() -> sentence(json)).orElseGet(() -> new OrderMarkdown(language).of(json));
    }

    /** What a reading tool says in several lines becomes a list; any other tool's words stay as they are. */
    private String plain(String text) {
        var lines = text.lines().filter(line -> !line.isBlank()).toList();
        boolean isList = lines.size() > 1
                && READING.matcher(tool).find()
                && lines.stream().noneMatch(line -> MARKUP.matcher(line).find());
        return isList ? list(lines) : text;
    }

    private static String list(List<String> lines) {
        return lines.stream()
                .skip(1)
                .map(line -> "- " + emphasised(line))
                .collect(Collectors.joining("\n", emphasised(lines.getFirst()) + "\n\n", ""));
    }

    private static String emphasised(String line) {
        return OrderMarkdown.plain(line).replaceFirst("^((?:ORD|CUST)-\\d+)\\b", "**$1**");
    }

    /** Content blocks of MCP: a list of them, or a whole call result. */
    private Optional<String> contents(JsonNode json) {
        var blocks = json.isArray() ? json : json.path("content");
        boolean areContents = blocks.isArray()
                && !blocks.isEmpty()
                && blocks.valueStream().allMatch(block -> block.has("text") || block.has("type"));
        return areContents
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
