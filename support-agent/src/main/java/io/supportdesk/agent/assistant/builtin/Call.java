package io.supportdesk.agent.assistant.builtin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A tool call that an intent needs, in the names of the desk's contract. */
record Call(String tool, Map<String, String> arguments) {

    static final String GET_ORDER = "get_order";
    static final String CUSTOMER_ORDERS = "get_customer_orders";
    static final String FIND_CUSTOMER = "find_customer";

    /** None where the intent needs no tool. */
    static List<Call> of(Intent intent) {
        return switch (intent) {
            case Intent.ShowOrders(var orders) -> each(orders, order -> order(GET_ORDER, order));
            case Intent.ListOrders(var status) -> one("get_orders_by_status", Map.of("status", status));
            case Intent.CustomerOrders(var customer) -> List.of(customerOrders(customer));
            case Intent.FindCustomer(var query, var thenOrders) -> one(FIND_CUSTOMER, Map.of("query", query));
            case Intent.Cancel(var orders) -> each(orders, order -> order("cancel_order", order));
            case Intent.UpdateStatus(var orders, var status) ->
                each(orders, order -> order("update_order_status", order, Map.of("status", status)));
            case Intent.ChangeAddress(var order, var fields) ->
                List.of(order("change_shipping_address", order, fields));
            case Intent.RecheckShipments() -> one("recheck_shipments", Map.of());
            case Intent.RefundAccount(var order) -> List.of(order("set_refund_account", order));
            case Intent.Feedback(var order) -> List.of(order("collect_feedback", order));
            default -> List.of();
        };
    }

    static Call customerOrders(String customer) {
        return new Call(CUSTOMER_ORDERS, Map.of("customerId", customer));
    }

    private static List<Call> one(String tool, Map<String, String> arguments) {
        return List.of(new Call(tool, arguments));
    }

    private static List<Call> each(List<String> orders, Function<String, Call> call) {
        return orders.stream().map(call).toList();
    }

    private static Call order(String tool, String order) {
        return order(tool, order, Map.of());
    }

    private static Call order(String tool, String order, Map<String, String> more) {
        var arguments = new LinkedHashMap<String, String>();
        arguments.put("orderId", order);
        arguments.putAll(more);
        return new Call(tool, arguments);
    }
}
