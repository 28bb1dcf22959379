/** The MCP client side: tools of the configured servers, called as one person; the only place that knows the protocol. */
@NullMarked
package io.supportdesk.agent.mcp;

import org.jspecify.annotations.NullMarked;
