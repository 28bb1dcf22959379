/** The read-only REST interface of the orders. */
@NullMarked
package io.supportdesk.orders.order.web;

import org.jspecify.annotations.NullMarked;
