package io.supportdesk.orders.order.view;

import io.supportdesk.orders.order.OrderSummary;
import io.supportdesk.orders.order.Page;
import java.util.List;

/** A part of a list of orders. */
public record OrderItems(List<OrderItem> items, int page, int size, long totalItems, long totalPages) {

    /** What the outside sees of the page. */
    public static OrderItems of(Page<OrderSummary> page) {
        return new OrderItems(
                page.items().stream().map(OrderItem::of).toList(),
                page.request().page(),
                page.request().size(),
                page.totalItems(),
                page.totalPages());
    }
}
