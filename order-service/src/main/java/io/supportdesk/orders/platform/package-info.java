/** Wiring only: security, clock, limits; nobody depends on it. */
@NullMarked
package io.supportdesk.orders.platform;

import org.jspecify.annotations.NullMarked;
