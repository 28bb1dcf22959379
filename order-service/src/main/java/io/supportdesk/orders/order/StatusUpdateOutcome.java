package io.supportdesk.orders.order;

/** What became of a status update; only {@link Updated} changed anything. */
public sealed interface StatusUpdateOutcome {

    OrderId id();

    record Updated(OrderId id, OrderStatus from, OrderStatus to) implements StatusUpdateOutcome {}

    record AlreadyThere(OrderId id, OrderStatus status) implements StatusUpdateOutcome {}

    record NotAllowed(OrderId id, OrderStatus from, OrderStatus to) implements StatusUpdateOutcome {}

    /** An update does not cancel; {@code cancel_order} does, and asks a person first. */
    record CancelInstead(OrderId id) implements StatusUpdateOutcome {}

    record UnknownOrder(OrderId id) implements StatusUpdateOutcome {}
}
