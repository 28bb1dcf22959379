package io.supportdesk.orders.order;

import java.util.EnumSet;
import java.util.Set;

/** Where an order stands, and where it may go from there. Delivered and cancelled orders stay as they are. */
public enum OrderStatus {
    PENDING,
    PROCESSING,
    SHIPPED,
    DELIVERED,
    CANCELLED;

    /** Whether an update may lead there; a cancellation is no update, it needs a person's consent. */
    public boolean canBecome(OrderStatus next) {
        return successors().contains(next);
    }

    /** Whether the goods are still here, so that the order can be cancelled. */
    public boolean canBeCancelled() {
        return this == PENDING || this == PROCESSING;
    }

    /** The statuses that an update may lead to. */
    public Set<OrderStatus> successors() {
        return switch (this) {
            case PENDING -> EnumSet.of(PROCESSING, SHIPPED);
            case PROCESSING -> EnumSet.of(PENDING, SHIPPED);
            case SHIPPED -> EnumSet.of(DELIVERED);
            case DELIVERED, CANCELLED -> EnumSet.noneOf(OrderStatus.class);
        };
    }
}
