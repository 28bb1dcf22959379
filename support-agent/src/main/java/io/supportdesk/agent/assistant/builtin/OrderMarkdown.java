package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Orders and customers of order-service as short Markdown; of anything else its plain fields. */
record OrderMarkdown(Language language) {

    private static final int SHOWN = 20;
    private static final List<String> LISTS = List.of("items", "orders", "customers", "results");

    String of(JsonNode json) {
        if (json.isArray()) {
            return list(json, json.size());
        }
        for (var name : LISTS) {
            if (json.path(name).isArray()) {
                return list(
                        json.path(name),
                        json.path("totalItems").asInt(json.path(name).size()));
            }
        }
        return json.path("order").isObject() ? order(json.path("order")) : one(json);
    }

    private String one(JsonNode json) {
        return isOrder(json)
                ? order(json)
                : customer(json).map(OrderMarkdown::bullet).orElseGet(() -> fields(json));
    }

    private String list(JsonNode entries, int total) {
        if (entries.isEmpty()) {
            return language.pick("None found.", "Nichts gefunden.");
        }
        var lines = entries.valueStream().limit(SHOWN).map(this::line).map(OrderMarkdown::bullet);
        return Stream.concat(Stream.of(heading(entries, total)), lines).collect(Collectors.joining("\n"));
    }

    private String heading(JsonNode entries, int total) {
        int shown = Math.min(SHOWN, entries.size());
        var what = isOrder(entries.path(0))
                ? language.pick(total == 1 ? "order" : "orders", total == 1 ? "Bestellung" : "Bestellungen")
                : language.pick(total == 1 ? "result" : "results", total == 1 ? "Treffer" : "Treffer");
        var rest = total > shown ? language.pick(", the first " + shown, ", die ersten " + shown) : "";
        return total + " " + what + rest + ":\n";
    }

    private String line(JsonNode entry) {
        if (!isOrder(entry)) {
            return customer(entry).orElseGet(() -> entry.isObject() ? inline(entry) : plain(entry.asString()));
        }
        return joined(
                " · ",
                Json.text(entry, "id").map(id -> "**" + plain(id) + "**"),
                status(entry),
                OrderFields.customer(entry),
                OrderFields.total(entry),
                OrderFields.items(entry));
    }

    private String order(JsonNode order) {
        var lines = new ArrayList<String>();
        lines.add(language.pick("Order ", "Bestellung ") + "**"
                + plain(order.path("id").asString("")) + "**"
                + status(order).map(status -> ": " + status).orElse("") + "\n");
        row(lines, language.pick("Customer", "Kunde"), OrderFields.customer(order));
        row(lines, language.pick("Items", "Artikel"), OrderFields.items(order));
        row(lines, language.pick("Total", "Summe"), OrderFields.total(order));
        row(lines, language.pick("Placed", "Bestellt"), OrderFields.time(order, "placedAt"));
        row(lines, language.pick("Shipment", "Sendung"), shipment(order.path("shipment")));
        row(lines, language.pick("Address", "Adresse"), OrderFields.address(order));
        row(lines, language.pick("Cancelled", "Storniert"), cancellation(order.path("cancellation")));
        return String.join("\n", lines);
    }

    private Optional<String> shipment(JsonNode shipment) {
        var tracking = Json.text(shipment, "trackingNumber").map(OrderMarkdown::plain);
        var estimate = OrderFields.time(shipment, "estimatedDelivery")
                .map(day -> language.pick("expected ", "erwartet ") + day);
        return nonEmpty(joined(", ", Json.text(shipment, "carrier").map(OrderMarkdown::plain), tracking, estimate));
    }

    private Optional<String> cancellation(JsonNode cancellation) {
        var refund = Json.text(cancellation, "refundState")
                .map(state -> language.pick("refund ", "Erstattung ") + plain(state));
        return nonEmpty(joined(", ", OrderFields.time(cancellation, "cancelledAt"), refund));
    }

    private Optional<String> status(JsonNode order) {
        return Json.text(order, "status").map(status -> plain(Statuses.name(status, language)));
    }

    private static Optional<String> customer(JsonNode json) {
        return json.isObject() && (json.has("name") || json.has("email"))
                ? nonEmpty(joined(
                        " · ",
                        Json.text(json, "id").map(id -> "**" + plain(id) + "**"),
                        Json.text(json, "name").map(OrderMarkdown::plain),
                        Json.text(json, "email").map(OrderMarkdown::plain),
                        Json.text(json, "city").map(OrderMarkdown::plain)))
                : Optional.empty();
    }

    private static boolean isOrder(JsonNode json) {
        return json.isObject() && json.has("id") && json.has("status");
    }

    private static String fields(JsonNode json) {
        return json.properties().stream()
                .flatMap(field ->
                        Json.text(json, field.getKey()).map(value -> plain(field.getKey() + ": " + value)).stream())
                .map(OrderMarkdown::bullet)
                .collect(Collectors.joining("\n"));
    }

    private static String inline(JsonNode json) {
        return json.propertyNames().stream()
                .flatMap(name -> Json.text(json, name).map(OrderMarkdown::plain).stream())
                .collect(Collectors.joining(" · "));
    }

    private static void row(List<String> lines, String label, Optional<String> value) {
        value.ifPresent(text -> lines.add(bullet(label + ": " + text)));
    }

    private static String bullet(String text) {
        return "- " + text;
    }

    private static Optional<String> nonEmpty(String text) {
        return Optional.of(text).filter(found -> !found.isEmpty());
    }

    @SafeVarargs
    private static String joined(String separator, Optional<String>... parts) {
        return Stream.of(parts).flatMap(Optional::stream).collect(Collectors.joining(separator));
    }

    /** Data stays data: no links, emphasis, code, HTML or line breaks come out of a field. */
    static String plain(String value) {
        return value.replaceAll("\\s+", " ").strip().replaceAll("([\\\\`*\\[\\]<>|])", "\\\\$1");
    }
}
