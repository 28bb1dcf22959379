/** Wiring only: security chains, Redis, HTTP, time-outs; nobody depends on it. */
@NullMarked
package io.supportdesk.agent.platform;

import org.jspecify.annotations.NullMarked;
