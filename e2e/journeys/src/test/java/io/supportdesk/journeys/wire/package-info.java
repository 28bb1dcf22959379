/** What no well-behaved client would send: to order-service directly, and to the agent's API. */
@NullMarked
package io.supportdesk.journeys.wire;

import org.jspecify.annotations.NullMarked;
