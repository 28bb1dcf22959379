package io.supportdesk.agent.assistant.builtin;

import java.util.Optional;
import java.util.regex.Pattern;

/** The line {@code Attached order: {"id":"ORD-10002",…}} of the system prompt. */
final class Attachment {

    private static final Pattern LINE = Pattern.compile("(?m)^Attached order:\\s*(.*)$");
    private static final Pattern ORDER = Pattern.compile("ORD-\\d+");

    private Attachment() {}

    /** The attached order's id: of JSON its own "id", never one in its other fields; otherwise the first in the line. */
    static Optional<String> order(String system) {
        var line = LINE.matcher(system);
        if (!line.find()) {
            return Optional.empty();
        }
        var json = Json.first(system.substring(line.start(1)));
        return json.isPresent()
                ? json.flatMap(order -> Json.text(order, "id")).filter(Attachment::isId)
                : id(line.group(1));
    }

    private static boolean isId(String id) {
        return ORDER.matcher(id).matches();
    }

    private static Optional<String> id(String line) {
        var matcher = ORDER.matcher(line);
        return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
    }
}
