/** A small load balancer for tests and for {@code desk}: round robin, no stickiness, nothing buffered. */
@NullMarked
package io.supportdesk.stack.proxy;

import org.jspecify.annotations.NullMarked;
