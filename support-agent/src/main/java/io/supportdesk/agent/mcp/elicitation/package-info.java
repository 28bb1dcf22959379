/** Questions of revision 2025-11-25, which arrive inside the open tool call. */
@NullMarked
package io.supportdesk.agent.mcp.elicitation;

import org.jspecify.annotations.NullMarked;
