/** Asks by ending the call with {@code input_required} and takes it up again, as protocol revision 2026-07-28 does it. */
@NullMarked
package io.supportdesk.orders.mcp.mrtr;

import org.jspecify.annotations.NullMarked;
