/** The page's server: sign-in, the assistant, its tools over MCP, and the questions that only their owner can answer. */
@NullMarked
package io.supportdesk.agent;

import org.jspecify.annotations.NullMarked;
