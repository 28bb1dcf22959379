package io.supportdesk.orders.order;

import java.util.Optional;

/** Which orders a list is about; an empty part does not restrict it. */
public record OrderFilter(Optional<OrderStatus> status, Optional<CustomerId> customer) {

    /** Orders of everybody in one status. */
    public static OrderFilter of(OrderStatus status) {
        return new OrderFilter(Optional.of(status), Optional.empty());
    }

    /** Orders of one customer in every status. */
    public static OrderFilter of(CustomerId customer) {
        return new OrderFilter(Optional.empty(), Optional.of(customer));
    }
}
