/** Questions of revision 2026-07-28, where a call returns what it needs and is repeated with the answers. */
@NullMarked
package io.supportdesk.agent.mcp.mrtr;

import org.jspecify.annotations.NullMarked;
