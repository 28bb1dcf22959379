/** What an order is, and which changes of it are legal; plain Java. */
@NullMarked
package io.supportdesk.orders.order;

import org.jspecify.annotations.NullMarked;
