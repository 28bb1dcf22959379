package io.supportdesk.agent.assistant.builtin;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON in text, read without trust: what is no JSON is simply absent. */
final class Json {

    static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();
    private static final JsonMapper LENIENT = MAPPER.rebuild()
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    /** The text as an object or array, if it is one as a whole. */
    static Optional<JsonNode> whole(String text) {
        return container(MAPPER, text);
    }

    /** The object or array that the text begins with, whatever follows. */
    static Optional<JsonNode> first(String text) {
        return container(LENIENT, text);
    }

    /** A field's text or number; empty where it is missing, null, blank or a container. */
    static Optional<String> text(JsonNode node, String field) {
        var value = node.path(field);
        return value.isValueNode() && !value.isNull()
                ? Optional.of(value.asString().strip()).filter(text -> !text.isEmpty())
                : Optional.empty();
    }

    private static Optional<JsonNode> container(JsonMapper mapper, String text) {
        if (!text.stripLeading().startsWith("{") && !text.stripLeading().startsWith("[")) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(mapper.readTree(text)).filter(JsonNode::isContainer);
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }
}
