package io.supportdesk.agent.mcp;

import tools.jackson.databind.json.JsonMapper;

/** JSON of the protocol's maps. */
final class Json {

    private static final JsonMapper MAPPER = new JsonMapper();

    private Json() {}

    static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
