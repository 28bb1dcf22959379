/** The bindings of MCP sessions in Redis, shared by all replicas. */
@NullMarked
package io.supportdesk.orders.mcp.redis;

import org.jspecify.annotations.NullMarked;
