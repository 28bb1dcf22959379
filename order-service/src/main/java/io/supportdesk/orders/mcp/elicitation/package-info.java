/** Asks with {@code elicitation/create} inside the open call, as protocol revision 2025-11-25 does it. */
@NullMarked
package io.supportdesk.orders.mcp.elicitation;

import org.jspecify.annotations.NullMarked;
