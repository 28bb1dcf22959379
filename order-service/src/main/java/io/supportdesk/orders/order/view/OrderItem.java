package io.supportdesk.orders.order.view;

import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.Money;
import io.supportdesk.orders.order.OrderSummary;
import java.time.Instant;

/**
 * An order as lists show it.
 *
 * @param total exact, as text, because JSON numbers are not
 */
public record OrderItem(
        String id,
        String status,
        Person customer,
        String total,
        String currency,
        Instant placedAt,
        long version,
        String items) {

    /** What the outside sees of the order. */
    public static OrderItem of(OrderSummary order) {
        return new OrderItem(
                order.id().toString(),
                order.status().name(),
                Person.of(order.customer()),
                order.total().plain(),
                Money.CURRENCY,
                order.placedAt(),
                order.version(),
                order.items());
    }

    /** Who ordered. */
    public record Person(String id, String name, String email, String city) {

        static Person of(Customer customer) {
            return new Person(customer.id().toString(), customer.name(), customer.email(), customer.city());
        }
    }
}
