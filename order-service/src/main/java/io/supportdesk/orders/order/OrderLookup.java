package io.supportdesk.orders.order;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reading orders; every method needs {@link Scope#READ}. */
public final class OrderLookup {

    private final Orders orders;

    public OrderLookup(Orders orders) {
        this.orders = orders;
    }

    /** The order, or empty where there is none. */
    public Optional<Order> find(Caller caller, OrderId id) {
        caller.require(Scope.READ);
        return orders.find(id);
    }

    /** The customer, or empty where there is none. */
    public Optional<Customer> customer(Caller caller, CustomerId id) {
        caller.require(Scope.READ);
        return orders.customer(id);
    }

    /** A part of a list, newest first. */
    public Page<OrderSummary> page(Caller caller, OrderFilter filter, PageRequest request) {
        caller.require(Scope.READ);
        return orders.page(filter, request);
    }

    /** How many orders stand where. */
    public Map<OrderStatus, Long> counts(Caller caller) {
        caller.require(Scope.READ);
        return orders.counts();
    }

    /** At most {@code limit} ids that start with what was typed so far. */
    public List<OrderId> complete(Caller caller, String typed, int limit) {
        caller.require(Scope.READ);
        return orders.startingWith(typed, limit);
    }
}
