/** The asked operations in PostgreSQL, in the transaction of the change that they allow. */
@NullMarked
package io.supportdesk.orders.confirmation.jdbc;

import org.jspecify.annotations.NullMarked;
