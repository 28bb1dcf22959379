package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.supportdesk.orders.mcp.Notifications;
import io.supportdesk.orders.mcp.RecheckShipments;

/** The long-running tool: answers with a stream where the client wants to hear how it goes, else with the result only. */
final class RecheckShipmentsCall implements McpSyncTool.Handler {

    private static final Notifications SILENCE = new Notifications() {
        @Override
        public void info(String text) {}

        @Override
        public void progress(int done, int total, String text) {}
    };

    private final RecheckShipments recheck;
    private final Translation translation;

    RecheckShipmentsCall(RecheckShipments recheck, Translation translation) {
        this.recheck = recheck;
        this.translation = translation;
    }

    @Override
    public McpSyncResponse<CallToolOutcome> call(McpRequestContext context, CallToolRequest request) {
        return StreamNotifications.wanted(context)
                ? McpSyncResponse.streaming(stream -> run(new StreamNotifications(context, stream)))
                : McpSyncResponse.result(run(SILENCE));
    }

    private CallToolOutcome run(Notifications client) {
        return translation.result(recheck.run(client));
    }
}
