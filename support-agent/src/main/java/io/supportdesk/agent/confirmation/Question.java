package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.keys.LengthPrefixed;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * All that the person is shown.
 *
 * @param conversation id of the conversation of the same owner in which it came up
 * @param server name of the asking server, from this desk's configuration and never from the server's own text
 * @param tool the tool that asks
 * @param arguments the arguments that were really sent to it
 * @param asked the person's own message that led here
 * @param message the server's question
 * @param form the requested schema, already known to be a permitted {@link Form}
 */
public record Question(
        String conversation,
        String server,
        String tool,
        Map<String, Object> arguments,
        String asked,
        String message,
        Map<String, Object> form) {

    private static final JsonMapper CANONICAL = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    /** A digest of everything above; two questions that differ in anything that is shown differ in it. */
    public String digest() {
        return LengthPrefixed.digest("sa-question-v1", CANONICAL.writeValueAsString(this));
    }
}
