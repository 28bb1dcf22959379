package io.supportdesk.orders.order;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All orders, for reading. Support staff sees every order; who may call is decided by {@link OrderLookup}. */
public interface Orders {

    /** The order as it is now, or empty where there is none. */
    Optional<Order> find(OrderId id);

    /** The part of the list that was asked for, newest first; an empty page beyond the end. */
    Page<OrderSummary> page(OrderFilter filter, PageRequest request);

    /** How many orders stand where; every status has a number. */
    Map<OrderStatus, Long> counts();

    /** The customer, or empty where there is none. */
    Optional<Customer> customer(CustomerId id);

    /** At most {@code limit} ids whose written form starts so; cancelled orders first, then newest first. */
    List<OrderId> startingWith(String written, int limit);
}
