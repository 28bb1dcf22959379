package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The tools of the older revision, offered in the newer one: the same definitions, and the same methods but for those
 * that talk with the client while they run.
 */
final class Tools implements McpSyncToolRepository {

    private final Map<String, McpSyncTool> tools = new LinkedHashMap<>();
    private final Translation translation;

    /** @param talking the tools that have a handler of their own here, by name */
    Tools(List<SyncToolSpecification> older, Map<String, McpSyncTool.Handler> talking, Translation translation) {
        this.translation = translation;
        for (var specification : older) {
            var tool = translation.to(Tool.class, specification.tool());
            var handler = talking.getOrDefault(tool.name(), (context, request) -> call(specification, request));
            tools.put(tool.name(), McpSyncTool.of(tool, handler));
        }
    }

    Set<String> names() {
        return Set.copyOf(tools.keySet());
    }

    /** The same list for everybody, in one page. */
    @Override
    public ToolsPage list(McpRequestContext context, @Nullable String cursor) {
        return ToolsPage.of(tools.values().stream().map(McpSyncTool::definition).toList());
    }

    @Override
    public @Nullable McpSyncTool find(McpRequestContext context, String name) {
        return tools.get(name);
    }

    /** These methods do not look at the exchange, so there is none. */
    private McpSyncResponse<CallToolOutcome> call(SyncToolSpecification older, CallToolRequest request) {
        var given = io.modelcontextprotocol.spec.McpSchema.CallToolRequest.builder(request.name())
                .arguments(request.arguments() == null ? Map.of() : request.arguments())
                .build();
        return McpSyncResponse.result(translation.result(older.callHandler().apply(null, given)));
    }
}
