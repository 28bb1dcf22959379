/** What several tests need: real servers, signed tokens, people, orders, MCP clients. */
@NullMarked
package io.supportdesk.orders.testing;

import org.jspecify.annotations.NullMarked;
