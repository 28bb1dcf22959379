package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.PromptsFeature;
import io.modelcontextprotocol.modern.server.feature.ResourcesFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import io.supportdesk.orders.mcp.IntendedTools;
import io.supportdesk.orders.mcp.StatelessServer;
import java.util.Map;

/**
 * Puts the SDK's server together. It offers no {@code subscriptions/listen}: nothing here changes while it runs, and
 * an open stream would hold up the shutdown.
 */
final class MrtrServer implements StatelessServer {

    private static final long DISCOVERED_MILLIS = 300_000;
    private static final long LISTED_MILLIS = 60_000;

    private final OlderFeatures older;
    private final Map<String, McpSyncTool.Handler> talking;
    private final CallStates states;
    private final Translation translation;
    private final McpJsonMapper json;
    private final Description description;

    MrtrServer(
            OlderFeatures older,
            Map<String, McpSyncTool.Handler> talking,
            CallStates states,
            McpJsonMapper json,
            Description description) {
        this.older = older;
        this.talking = talking;
        this.states = states;
        this.translation = new Translation(json);
        this.json = json;
        this.description = description;
    }

    @Override
    public McpServer server() {
        return McpServer.builder()
                .serverInfo(Implementation.builder(description.name(), description.version())
                        .build())
                .instructions(description.instructions())
                .jsonMapper(json)
                .requestStateCodec(states)
                .discoverCache(DISCOVERED_MILLIS, CacheScope.PUBLIC)
                .feature(tools())
                .feature(ResourcesFeature.ofSync(
                        new Resources(older.resources(), older.templates(), translation),
                        json,
                        LISTED_MILLIS,
                        CacheScope.PRIVATE))
                .feature(PromptsFeature.ofSync(
                        new Prompts(older.prompts(), older.completions(), translation),
                        json,
                        LISTED_MILLIS,
                        CacheScope.PRIVATE))
                .build();
    }

    private ToolsFeature tools() {
        var tools = new Tools(older.tools(), talking, translation);
        IntendedTools.check(tools.names());
        return ToolsFeature.ofSync(
                tools, json, McpJsonDefaults.getSchemaValidator(), LISTED_MILLIS, CacheScope.PRIVATE);
    }

    /** What the server says about itself. */
    record Description(String name, String version, String instructions) {}
}
