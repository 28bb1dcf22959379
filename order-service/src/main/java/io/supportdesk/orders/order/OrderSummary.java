package io.supportdesk.orders.order;

import java.time.Instant;

/**
 * An order as lists show it.
 *
 * @param version counts the changes; who wants to change an order compares it with what was shown
 * @param items   products and quantities in one line, such as {@code Wireless Keyboard x1, USB-C Hub x2}
 */
public record OrderSummary(
        OrderId id, OrderStatus status, Customer customer, Money total, Instant placedAt, long version, String items) {}
