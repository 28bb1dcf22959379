package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.Map;

/** What a person wants. Ids in it were written by a person or name the attached order; never taken from a tool's text. */
sealed interface Intent {

    record ShowOrders(List<String> orders) implements Intent {}

    record ListOrders(String status) implements Intent {}

    record CustomerOrders(String customer) implements Intent {}

    /** @param thenOrders whether the person asked for the customer's orders, not only for the customer */
    record FindCustomer(String query, boolean thenOrders) implements Intent {}

    record Cancel(List<String> orders) implements Intent {}

    record UpdateStatus(List<String> orders, String status) implements Intent {}

    /** @param fields what was given of street, postalCode, city, country; the tool asks for the rest */
    record ChangeAddress(String order, Map<String, String> fields) implements Intent {}

    record RecheckShipments() implements Intent {}

    record RefundAccount(String order) implements Intent {}

    record Feedback(String order) implements Intent {}

    record AskPolicy(Policy policy, String question) implements Intent {}

    /** The order is missing or could be several: these ones, or unknown where empty. */
    record UnclearOrder(List<String> candidates) implements Intent {}

    /** A status is missing. */
    record UnclearStatus() implements Intent {}

    /** The person said that something shall not be done. */
    record Unwanted() implements Intent {}

    record Help() implements Intent {}

    record Thanks() implements Intent {}

    record Unknown() implements Intent {}

    /** Which of the desk's policies. */
    enum Policy {
        RETURNS,
        SHIPPING
    }
}
