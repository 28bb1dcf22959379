package io.supportdesk.orders.mcp;

import org.springframework.ai.mcp.annotation.context.McpSyncRequestContext;

/** Notifications on the stream of a call of revision 2025-11-25. */
final class SessionNotifications implements Notifications {

    private final McpSyncRequestContext context;

    SessionNotifications(McpSyncRequestContext context) {
        this.context = context;
    }

    @Override
    public void info(String text) {
        context.info(text);
    }

    @Override
    public void progress(int done, int total, String text) {
        context.progress(progress -> progress.progress(done).total(total).message(text));
    }
}
