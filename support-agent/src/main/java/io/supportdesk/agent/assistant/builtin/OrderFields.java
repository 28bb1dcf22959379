package io.supportdesk.agent.assistant.builtin;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The fields of an order as one piece of text each; absent where the order does not have them. */
final class OrderFields {

    private OrderFields() {}

    /** Name and id, nested or flat. */
    static Optional<String> customer(JsonNode order) {
        var customer = order.path("customer");
        var name = Json.text(customer, "name")
                .or(() -> Json.text(order, "customerName"))
                .or(() -> Json.text(order, "customer"));
        var id = Json.text(customer, "id").or(() -> Json.text(order, "customerId"));
        return name.map(known -> known + id.map(found -> " (" + found + ")").orElse(""))
                .or(() -> id)
                .map(OrderMarkdown::plain);
    }

    static Optional<String> total(JsonNode order) {
        var total = order.path("total");
        var amount = Json.text(order, "total").or(() -> Json.text(total, "amount"));
        var currency = Json.text(order, "currency").or(() -> Json.text(total, "currency"));
        return amount.map(sum -> sum
                        + currency.filter(code -> !sum.contains(code))
                                .map(code -> " " + code)
                                .orElse(""))
                .map(OrderMarkdown::plain);
    }

    /** "Wireless Keyboard x1, USB-C Hub x2". */
    static Optional<String> items(JsonNode order) {
        var lines = order.path("lines").isArray() ? order.path("lines") : order.path("items");
        var text = lines.valueStream().flatMap(OrderFields::item).collect(Collectors.joining(", "));
        return text.isEmpty() ? Json.text(order, "items").map(OrderMarkdown::plain) : Optional.of(text);
    }

    static Optional<String> address(JsonNode order) {
        var address = order.path("shippingAddress");
        var text = Stream.of("street", "postalCode", "city", "country")
                .flatMap(field -> Json.text(address, field).stream())
                .map(OrderMarkdown::plain)
                .collect(Collectors.joining(", "));
        return text.isEmpty() ? Json.text(order, "shippingAddress").map(OrderMarkdown::plain) : Optional.of(text);
    }

    /** "2026-11-03", with the time where there is one. */
    static Optional<String> time(JsonNode node, String field) {
        return Json.text(node, field)
                .map(time -> time.replaceFirst(
                        "^(\\d{4}-\\d{2}-\\d{2})T(\\d{2}:\\d{2}).*?(Z|[+-]\\d{2}:?\\d{2})?$", "$1 $2 $3"))
                .map(time -> time.endsWith(" Z") ? time.substring(0, time.length() - 1) + "UTC" : time)
                .map(OrderMarkdown::plain);
    }

    private static Stream<String> item(JsonNode line) {
        return Json.text(line, "product")
                .or(() -> Json.text(line, "name"))
                .map(product -> product
                        + Json.text(line, "quantity").map(count -> " x" + count).orElse(""))
                .map(OrderMarkdown::plain)
                .stream();
    }
}
