/** What guards the MCP endpoint before the transport sees a request. */
@NullMarked
package io.supportdesk.orders.mcp.web;

import org.jspecify.annotations.NullMarked;
