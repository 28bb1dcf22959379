package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;

/** Tool results: a text for the model, and the same as data for programs. */
public final class ToolResults {

    private ToolResults() {}

    /** What was asked for. */
    public static CallToolResult of(String text, Object data) {
        return result(text, data, false);
    }

    /** A failure that the model can read and act on. */
    public static CallToolResult error(String outcome, String text) {
        return result(text, Map.of("outcome", outcome, "message", text), true);
    }

    /** Data with the text, failed or not. */
    public static CallToolResult result(String text, Object data, boolean failed) {
        return CallToolResult.builder()
                .addTextContent(text)
                .structuredContent(data)
                .isError(failed)
                .build();
    }
}
