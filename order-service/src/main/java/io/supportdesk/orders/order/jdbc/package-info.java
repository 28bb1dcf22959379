/** Orders, their history and their shipments in PostgreSQL. */
@NullMarked
package io.supportdesk.orders.order.jdbc;

import org.jspecify.annotations.NullMarked;
