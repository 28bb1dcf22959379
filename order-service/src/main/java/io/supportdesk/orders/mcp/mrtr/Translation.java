package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * From the older revision's types, in which tools, resources and prompts are written, to the newer one's, and back. The
 * JSON of both is the same for all that is used here.
 */
final class Translation {

    private static final Set<String> ACTIONS = Set.of("accept", "decline", "cancel");

    private final McpJsonMapper json;

    Translation(McpJsonMapper json) {
        this.json = json;
    }

    <T> T to(Class<T> type, Object value) {
        return json.convertValue(value, type);
    }

    McpSchema.CallToolResult result(CallToolResult result) {
        return to(McpSchema.CallToolResult.class, result);
    }

    McpSchema.ElicitFormRequest question(ElicitFormRequest question) {
        return to(McpSchema.ElicitFormRequest.class, question);
    }

    /**
     * The answer as it was sent, with its {@code _meta}, which the newer revision's own type drops. What is no answer
     * at all is an error of the protocol and leaves the question open.
     */
    ElicitResult answer(String question, Object given) {
        if (given instanceof Map<?, ?> answer
                && answer.get("action") instanceof String action
                && ACTIONS.contains(action)) {
            try {
                return to(ElicitResult.class, given);
            } catch (RuntimeException e) {
                throw malformed(question);
            }
        }
        throw malformed(question);
    }

    /** Runs a feature of the older revision; its errors keep their words, but get codes that the newer one has. */
    <T> T call(Supplier<T> feature) {
        try {
            return feature.get();
        } catch (McpError e) {
            var error = e.getJsonRpcError();
            var code = error.code() == ErrorCodes.RESOURCE_NOT_FOUND ? ErrorCodes.INVALID_PARAMS : error.code();
            throw new McpException(code, error.message(), error.data());
        }
    }

    private static McpException malformed(String question) {
        return McpException.invalidParams("Malformed inputResponses['" + question + "']");
    }
}
