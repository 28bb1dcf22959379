package io.supportdesk.orders.order.view;

import io.supportdesk.orders.order.Address;
import io.supportdesk.orders.order.Cancellation;
import io.supportdesk.orders.order.HistoryEntry;
import io.supportdesk.orders.order.Order;
import io.supportdesk.orders.order.OrderLine;
import io.supportdesk.orders.order.Shipment;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One order with everything that belongs to it; the first eight fields are those of {@link OrderItem}. */
public record OrderDetail(
        String id,
        String status,
        OrderItem.Person customer,
        String total,
        String currency,
        Instant placedAt,
        long version,
        String items,
        List<Line> lines,
        Address shippingAddress,
        @Nullable Shipment shipment,
        @Nullable Cancellation cancellation,
        List<HistoryEntry> history) {

    /** What the outside sees of the order. */
    public static OrderDetail of(Order order) {
        var item = OrderItem.of(order.summary());
        return new OrderDetail(
                item.id(),
                item.status(),
                item.customer(),
                item.total(),
                item.currency(),
                item.placedAt(),
                item.version(),
                item.items(),
                order.lines().stream().map(Line::of).toList(),
                order.shippingAddress(),
                order.shipment(),
                order.cancellation(),
                order.history());
    }

    /** One product of the order; amounts as text. */
    public record Line(String product, int quantity, String unitPrice, String lineTotal) {

        static Line of(OrderLine line) {
            return new Line(
                    line.product(),
                    line.quantity(),
                    line.unitPrice().plain(),
                    line.total().plain());
        }
    }
}
