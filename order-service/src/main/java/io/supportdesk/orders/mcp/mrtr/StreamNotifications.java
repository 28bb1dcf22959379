package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpSchema.LoggingLevel;
import io.modelcontextprotocol.modern.McpSchema.LoggingMessageParams;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncNotifier;
import io.supportdesk.orders.mcp.Notifications;
import java.util.Set;

/** Notifications on the stream of one call: progress where it has a token, log lines where it asked for that level. */
final class StreamNotifications implements Notifications {

    private static final String LOG_LEVEL = "io.modelcontextprotocol/logLevel";
    private static final Set<Object> HEARD = Set.of("debug", "info");

    private final McpSyncNotifier stream;
    private final boolean logs;

    StreamNotifications(McpRequestContext context, McpSyncNotifier stream) {
        this.stream = stream;
        this.logs = wantsLogs(context);
    }

    /** Whether a call wants to hear anything but its result. */
    static boolean wanted(McpRequestContext context) {
        return context.progressToken() != null || wantsLogs(context);
    }

    @Override
    public void info(String text) {
        if (logs) {
            stream.notify("notifications/message", new LoggingMessageParams(LoggingLevel.INFO, null, text));
        }
    }

    @Override
    public void progress(int done, int total, String text) {
        stream.progress(done, (double) total, text);
    }

    private static boolean wantsLogs(McpRequestContext context) {
        var level = context.meta().get(LOG_LEVEL);
        return level != null && HEARD.contains(level);
    }
}
