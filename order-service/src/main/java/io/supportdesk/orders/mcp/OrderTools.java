package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.OrderFilter;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderLookup;
import io.supportdesk.orders.order.PageRequest;
import io.supportdesk.orders.order.view.OrderDetail;
import io.supportdesk.orders.order.view.OrderItems;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpTool.McpAnnotations;
import org.springframework.ai.mcp.annotation.McpToolParam;
import org.springframework.stereotype.Component;

/** The tools that read. */
@Component
class OrderTools {

    private static final int FEW = 20;

    private final ToolCalls calls;
    private final OrderLookup lookup;

    OrderTools(ToolCalls calls, OrderLookup lookup) {
        this.calls = calls;
        this.lookup = lookup;
    }

    @McpTool(
            name = "get_order",
            title = "Get an order",
            description = "One order by its id: status, customer, lines, total, shipping address, shipment, history.",
            annotations =
                    @McpAnnotations(
                            title = "Get an order",
                            readOnlyHint = true,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    public CallToolResult getOrder(@McpToolParam(description = "The order's id, such as ORD-10002") String orderId) {
        return calls.answer(caller -> get(caller, Arguments.orderId(orderId)));
    }

    @McpTool(
            name = "get_customer_orders",
            title = "Get a customer's orders",
            description = "The orders of one customer, newest first.",
            annotations =
                    @McpAnnotations(
                            title = "Get a customer's orders",
                            readOnlyHint = true,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    public CallToolResult getCustomerOrders(
            @McpToolParam(description = "The customer's id, such as CUST-17") String customerId,
            @McpToolParam(description = "How many at most, 1 to 100; 20 by default", required = false) @Nullable
                    Integer limit) {
        return calls.answer(caller -> ofCustomer(
                caller, Arguments.customerId(customerId), Arguments.limit(limit, FEW, PageRequest.MAX_SIZE)));
    }

    @McpTool(
            name = "get_orders_by_status",
            title = "Get orders by status",
            description = "The orders in one status, newest first, and how many there are.",
            annotations =
                    @McpAnnotations(
                            title = "Get orders by status",
                            readOnlyHint = true,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    public CallToolResult getOrdersByStatus(
            @McpToolParam(description = "PENDING, PROCESSING, SHIPPED, DELIVERED or CANCELLED") String status,
            @McpToolParam(description = "How many at most, 1 to 100; 20 by default", required = false) @Nullable
                    Integer limit) {
        return calls.answer(caller -> {
            var wanted = Arguments.status(status);
            return list(
                    caller,
                    "Orders that are " + wanted,
                    OrderFilter.of(wanted),
                    Arguments.limit(limit, FEW, PageRequest.MAX_SIZE));
        });
    }

    private CallToolResult get(Caller caller, OrderId id) {
        return lookup.find(caller, id)
                .map(order -> ToolResults.of(OrderTexts.of(order), OrderDetail.of(order)))
                .orElseGet(() -> ToolResults.error("UNKNOWN_ORDER", "There is no order " + id + "."));
    }

    private CallToolResult ofCustomer(Caller caller, CustomerId id, int limit) {
        return lookup.customer(caller, id)
                .map(customer ->
                        list(caller, "Orders of " + customer.name() + " (" + id + ")", OrderFilter.of(id), limit))
                .orElseGet(() -> ToolResults.error("UNKNOWN_CUSTOMER", "There is no customer " + id + "."));
    }

    private CallToolResult list(Caller caller, String title, OrderFilter filter, int limit) {
        var page = lookup.page(caller, filter, new PageRequest(0, limit));
        return ToolResults.of(OrderTexts.of(title, page), OrderItems.of(page));
    }
}
