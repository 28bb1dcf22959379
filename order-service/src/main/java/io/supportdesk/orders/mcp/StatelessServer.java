package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.modern.server.McpServer;

/**
 * The server of protocol revision 2026-07-28, in which every request stands alone. There is none where no key is
 * configured that seals its state; then only the older revision is spoken.
 */
public interface StatelessServer {

    /**
     * Makes the server with all tools, resources and prompts; to be called after all beans are there. Throws {@link
     * IllegalStateException} when it would offer other tools than intended.
     */
    McpServer server();
}
