package io.supportdesk.orders.order.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The agreed JSON. */
class OrderControllerIT extends ServiceTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @Test
    void showsOneOrderWithEverything() throws Exception {
        var order = get("/api/orders/ORD-10001");

        assertThat(order.propertyNames())
                .containsExactlyInAnyOrder(
                        "id",
                        "status",
                        "customer",
                        "total",
                        "currency",
                        "placedAt",
                        "version",
                        "items",
                        "lines",
                        "shippingAddress",
                        "shipment",
                        "cancellation",
                        "history");
        assertThat(order.at("/customer").toString()).isEqualTo("""
                        {"id":"CUST-42","name":"Ana Ruiz","email":"ana.ruiz@customers.example","city":"Barcelona"}""");
        assertThat(order.at("/lines/0").toString()).isEqualTo("""
                        {"product":"Wireless Keyboard","quantity":1,"unitPrice":"79.99","lineTotal":"79.99"}""");
        assertThat(order.at("/shippingAddress").propertyNames())
                .containsExactly("street", "postalCode", "city", "country");
        assertThat(order.at("/shipment").propertyNames())
                .containsExactly("carrier", "trackingNumber", "shippedAt", "estimatedDelivery");
        assertThat(order.at("/cancellation").isNull()).isTrue();
        assertThat(order.at("/history/0").propertyNames())
                .containsExactly("at", "actor", "action", "detail", "confirmationId");
    }

    @Test
    void showsWhoCancelled() throws Exception {
        var id = get("/api/orders?status=CANCELLED&size=100")
                .at("/items")
                .valueStream()
                .map(order -> order.at("/id").asString())
                .filter(order -> order.startsWith("ORD-10"))
                .findFirst()
                .orElseThrow();

        var cancellation = get("/api/orders/" + id).at("/cancellation");

        assertThat(cancellation.propertyNames())
                .containsExactlyInAnyOrder(
                        "cancelledAt", "confirmedBy", "note", "confirmationId", "operationId", "refundState");
        assertThat(cancellation.at("/refundState").asString()).isEqualTo("PAID");
    }

    @Test
    void listsPendingOrdersByDefaultNewestFirst() throws Exception {
        var page = get("/api/orders");

        assertThat(page.at("/items"))
                .hasSize(20)
                .allMatch(order -> order.at("/status").asString().equals("PENDING"));
        assertThat(page.at("/items").findValuesAsString("placedAt")).isSortedAccordingTo((a, b) -> b.compareTo(a));
        assertThat(page.at("/items/0").propertyNames())
                .containsExactly("id", "status", "customer", "total", "currency", "placedAt", "version", "items");
        assertThat(page.at("/totalItems").asInt()).isGreaterThanOrEqualTo(28);
    }

    @Test
    void pagesThroughAStatus() throws Exception {
        var first = get("/api/orders?status=DELIVERED&size=30");
        var second = get("/api/orders?status=DELIVERED&size=30&page=1");
        var beyond = get("/api/orders?status=DELIVERED&size=30&page=9");

        assertThat(first.at("/totalPages").asInt()).isEqualTo(2);
        assertThat(second.at("/page").asInt()).isEqualTo(1);
        assertThat(beyond.at("/items")).isEmpty();
        assertThat(first.at("/items").findValuesAsString("version")).hasSize(30);
        assertThat(second.at("/items/0/id")).isNotEqualTo(first.at("/items/0/id"));
    }

    @Test
    void listsACustomersOrdersInEveryStatus() throws Exception {
        var all = get("/api/orders?customerId=CUST-42&size=100");
        var shipped = get("/api/orders?customerId=CUST-42&status=SHIPPED&size=100");

        assertThat(all.at("/items"))
                .allMatch(order -> order.at("/customer/id").asString().equals("CUST-42"));
        assertThat(all.at("/totalItems").asInt())
                .isGreaterThan(shipped.at("/totalItems").asInt());
        assertThat(get("/api/orders?customerId=CUST-999").at("/totalItems").asInt())
                .isZero();
    }

    @Test
    void countsByStatus() throws Exception {
        var counts = get("/api/orders/counts");

        assertThat(counts.propertyNames())
                .containsExactlyInAnyOrder("PENDING", "PROCESSING", "SHIPPED", "DELIVERED", "CANCELLED");
        order(OrderStatus.DELIVERED);
        assertThat(get("/api/orders/counts").at("/DELIVERED").asInt())
                .isEqualTo(counts.at("/DELIVERED").asInt() + 1);
    }

    private JsonNode get(String path) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(url() + path))
                .header("Authorization", "Bearer " + token(People.BEN))
                .build();
        var answer = HTTP.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }
}
