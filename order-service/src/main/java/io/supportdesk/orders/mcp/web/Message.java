package io.supportdesk.orders.mcp.web;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is looked at in a message before a server gets it.
 *
 * @param tool        the tool that is called, where it is such a call
 * @param standsAlone whether it carries the version of the protocol with it, as every message of revision 2026-07-28
 */
record Message(Optional<String> tool, boolean standsAlone) {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String VERSION = "/_meta/io.modelcontextprotocol~1protocolVersion";

    /** Reads what a server would read; what is no JSON object has nothing of it, and its server will say so. */
    static Message read(byte[] body) {
        try {
            var message = JSON.readTree(body);
            var params = message.path("params");
            var tool = "tools/call".equals(message.path("method").asString(""))
                    ? text(params.path("name"))
                    : Optional.<String>empty();
            return new Message(tool, !params.at(VERSION).isMissingNode());
        } catch (JacksonException e) {
            return new Message(Optional.empty(), false);
        }
    }

    private static Optional<String> text(JsonNode node) {
        return node.isString() ? Optional.of(node.asString()) : Optional.empty();
    }
}
