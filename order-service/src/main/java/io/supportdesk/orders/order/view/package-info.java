/** An order as the outside sees it, the same in REST and in MCP. */
@NullMarked
package io.supportdesk.orders.order.view;

import org.jspecify.annotations.NullMarked;
