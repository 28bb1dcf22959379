package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.StatusUpdate;
import io.supportdesk.orders.order.StatusUpdateOutcome;
import io.supportdesk.orders.order.StatusUpdateOutcome.AlreadyThere;
import io.supportdesk.orders.order.StatusUpdateOutcome.CancelInstead;
import io.supportdesk.orders.order.StatusUpdateOutcome.NotAllowed;
import io.supportdesk.orders.order.StatusUpdateOutcome.UnknownOrder;
import io.supportdesk.orders.order.StatusUpdateOutcome.Updated;
import java.util.Map;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpTool.McpAnnotations;
import org.springframework.ai.mcp.annotation.McpToolParam;
import org.springframework.ai.mcp.annotation.context.McpSyncRequestContext;
import org.springframework.stereotype.Component;

/** The tools that change something which can be changed back. */
@Component
class OrderChangeTools {

    private final ToolCalls calls;
    private final StatusUpdate updates;
    private final RecheckShipments recheck;

    OrderChangeTools(ToolCalls calls, StatusUpdate updates, RecheckShipments recheck) {
        this.calls = calls;
        this.updates = updates;
        this.recheck = recheck;
    }

    @McpTool(
            name = "update_order_status",
            title = "Update an order's status",
            description =
                    "Moves an order to PENDING, PROCESSING, SHIPPED or DELIVERED. It can not cancel: use cancel_order.",
            annotations =
                    @McpAnnotations(
                            title = "Update an order's status",
                            readOnlyHint = false,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    public CallToolResult updateOrderStatus(
            @McpToolParam(description = "The order's id, such as ORD-10002") String orderId,
            @McpToolParam(description = "PENDING, PROCESSING, SHIPPED or DELIVERED") String status) {
        return calls.answer(
                caller -> result(updates.update(caller, Arguments.orderId(orderId), Arguments.status(status))));
    }

    @McpTool(
            name = RecheckShipments.NAME,
            title = "Recheck shipments",
            description = "Asks the carriers again when each SHIPPED order arrives and stores new estimates.",
            annotations =
                    @McpAnnotations(
                            title = "Recheck shipments",
                            readOnlyHint = false,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = true))
    public CallToolResult recheckShipments(McpSyncRequestContext context) {
        return recheck.run(new SessionNotifications(context));
    }

    private static CallToolResult result(StatusUpdateOutcome outcome) {
        return switch (outcome) {
            case Updated(var id, var from, var to) ->
                done("UPDATED", id + " was " + from + " and is " + to + " now.", id);
            case AlreadyThere(var id, var status) ->
                done("UNCHANGED", id + " is " + status + " already; nothing was changed.", id);
            case NotAllowed(var id, var from, var to) ->
                ToolResults.error(
                        "NOT_ALLOWED",
                        "%s is %s and can not become %s; from there it can become %s. Nothing was changed."
                                .formatted(
                                        id,
                                        from,
                                        to,
                                        from.successors().isEmpty() ? "nothing else" : from.successors()));
            case CancelInstead(var id) ->
                ToolResults.error(
                        "CANCEL_INSTEAD",
                        "An update does not cancel orders. Call %s for %s: it asks a person for confirmation first."
                                .formatted(OrderCancellation.NAME, id));
            case UnknownOrder(var id) -> ToolResults.error("UNKNOWN_ORDER", "There is no order " + id + ".");
        };
    }

    private static CallToolResult done(String outcome, String text, Object id) {
        return ToolResults.of(text, Map.of("outcome", outcome, "orderId", id.toString(), "message", text));
    }
}
