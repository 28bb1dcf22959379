/** The MCP face of the orders; the only packages that know protocol types. */
@NullMarked
package io.supportdesk.orders.mcp;

import org.jspecify.annotations.NullMarked;
