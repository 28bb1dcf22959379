package io.supportdesk.orders.order;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One order with everything that belongs to it, as it was at one moment.
 *
 * @param shipment     null until the order is shipped
 * @param cancellation null unless the order is cancelled
 * @param history      oldest first
 */
public record Order(
        OrderSummary summary,
        List<OrderLine> lines,
        Address shippingAddress,
        @Nullable Shipment shipment,
        @Nullable Cancellation cancellation,
        List<HistoryEntry> history) {

    public Order {
        lines = List.copyOf(lines);
        history = List.copyOf(history);
    }

    /** The order's number. */
    public OrderId id() {
        return summary.id();
    }

    /** Where it stands. */
    public OrderStatus status() {
        return summary.status();
    }

    /** What a change of this order is compared with. */
    public OrderState state() {
        return new OrderState(summary.version(), summary.status(), summary.total());
    }
}
