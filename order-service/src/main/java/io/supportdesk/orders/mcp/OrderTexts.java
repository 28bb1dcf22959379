package io.supportdesk.orders.mcp;

import io.supportdesk.orders.order.Order;
import io.supportdesk.orders.order.OrderSummary;
import io.supportdesk.orders.order.Page;
import java.util.stream.Collectors;

/** Orders in words, for the model. */
final class OrderTexts {

    private OrderTexts() {}

    static String of(Order order) {
        var text = new StringBuilder(of(order.summary()));
        var to = order.shippingAddress();
        text.append("\nShips to: %s, %s %s, %s".formatted(to.street(), to.postalCode(), to.city(), to.country()));
        var parcel = order.shipment();
        if (parcel != null) {
            text.append("\nShipment: %s %s, shipped %s, expected %s"
                    .formatted(
                            parcel.carrier(), parcel.trackingNumber(), parcel.shippedAt(), parcel.estimatedDelivery()));
        }
        var cancellation = order.cancellation();
        if (cancellation != null) {
            text.append("\nCancelled %s, confirmed by %s; refund %s"
                    .formatted(cancellation.cancelledAt(), cancellation.confirmedBy(), cancellation.refundState()));
        }
        return text.toString();
    }

    static String of(OrderSummary order) {
        var customer = order.customer();
        return "%s %s, %s (%s, %s), %s, total %s, placed %s"
                .formatted(
                        order.id(),
                        order.status(),
                        customer.name(),
                        customer.id(),
                        customer.city(),
                        order.items(),
                        order.total(),
                        order.placedAt());
    }

    static String of(String title, Page<OrderSummary> page) {
        if (page.totalItems() == 0) {
            return title + ": none.";
        }
        var shown = page.items().size();
        return "%s: %d%s, newest first\n%s"
                .formatted(
                        title,
                        page.totalItems(),
                        shown < page.totalItems() ? " (the first " + shown + " follow)" : "",
                        page.items().stream().map(OrderTexts::of).collect(Collectors.joining("\n")));
    }
}
