package io.supportdesk.orders.order;

import java.util.Optional;

/**
 * The writes on one order. Each method works in the transaction of {@link Transactions} that is open, and only there.
 */
public interface OrderChanges {

    /** The order's state, locked against every other change until the transaction ends; empty where there is none. */
    Optional<OrderState> lock(OrderId id);

    /**
     * Moves a locked order on, counts its version up and appends the history row.
     *
     * @throws IllegalStateException where the order no longer has that state, which the lock excludes
     */
    void move(OrderId id, OrderState from, OrderStatus to, Change change);

    /** Records the cancellation of a moved order and starts the refund of the amount. */
    void recordCancellation(OrderId id, Money refund, Change change);

    /** Records the parcel of an order that was moved to SHIPPED; keeps the parcel that is already there. */
    void recordShipment(OrderId id, Shipment shipment);
}
