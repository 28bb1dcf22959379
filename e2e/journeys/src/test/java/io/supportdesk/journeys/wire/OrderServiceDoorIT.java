package io.supportdesk.journeys.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.supportdesk.journeys.ApiClient;
import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.HttpAnswer;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is let in at order-service, and how bad input is answered there. */
class OrderServiceDoorIT {

    private final DeskStack desk = DeskStack.shared();
    private final String url = desk.ordersUrl();

    @Test
    void refusesWhoHasNoTokenAndSaysWhereToGetOne() {
        var answer = RawMcp.send(url, null, null, "POST", RawMcp.INITIALIZE);

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.header("WWW-Authenticate"))
                .startsWith("Bearer")
                .contains("resource_metadata=\"" + url + "/.well-known/oauth-protected-resource/mcp\"");
        assertThat(Refusals.problem(answer)).isEqualTo("not-authenticated");

        var metadata = new ApiClient(url, "").get("/.well-known/oauth-protected-resource/mcp");
        assertThat(metadata.status()).isEqualTo(200);
        assertThat(metadata.text("resource")).isEqualTo(url + "/mcp");
        assertThat(metadata.json().at("/authorization_servers/0").asString())
                .isEqualTo(desk.keycloak().issuer());
    }

    @Test
    void refusesTokensThatAreForSomebodyElseOrBroken() {
        var good = desk.exchangedToken("amara");
        var forTheAgent = desk.signIn("amara").token();
        for (var token : List.of(forTheAgent, Refusals.tampered(good), Refusals.unsigned(good), "x", "a.b.c")) {
            for (var answer : List.of(
                    RawMcp.send(url, token, null, "POST", RawMcp.INITIALIZE),
                    new ApiClient(url, token).get("/api/orders/ORD-10001"))) {
                assertThat(answer.status()).isEqualTo(401);
                assertThat(answer.header("WWW-Authenticate")).contains("error=\"invalid_token\"", "resource_metadata=");
                assertThat(Refusals.problem(answer)).isEqualTo("not-authenticated");
            }
        }
        assertThat(new ApiClient(url, good).get("/api/orders/ORD-10001").status())
                .isEqualTo(200);
        assertThat(RawMcp.send(url, good, null, "POST", RawMcp.INITIALIZE).status())
                .isEqualTo(200);
    }

    @Test
    void refusesAnExpiredToken() {
        var orders = new ApiClient(url, Refusals.expired(desk));

        var answer = orders.get("/api/orders/ORD-10001");

        assertThat(answer.status()).isEqualTo(401);
        assertThat(Refusals.problem(answer)).isEqualTo("not-authenticated");
        assertThat(RawMcp.send(url, orders.token(), null, "POST", RawMcp.INITIALIZE)
                        .status())
                .isEqualTo(401);
    }

    @ParameterizedTest(name = "{0} {1} -> {2} {3}")
    @MethodSource
    void answersBadInputWithAProblem(String method, String path, int status, String code) {
        var orders = new ApiClient(url, desk.exchangedToken("amara"));

        var answer = ApiClient.send(orders.request(path).method(method, BodyPublishers.noBody()));

        assertThat(answer.status()).isEqualTo(status);
        assertThat(Refusals.problem(answer)).isEqualTo(code);
    }

    static Stream<Arguments> answersBadInputWithAProblem() {
        return Stream.of(
                arguments("GET", "/api/orders/ORD-99999", 404, "order-not-found"),
                arguments("GET", "/api/orders/nonsense", 404, "order-not-found"),
                arguments("GET", "/api/orders?status=LOST", 400, "invalid-request"),
                arguments("GET", "/api/orders?customerId=17%27--", 400, "invalid-request"),
                arguments("GET", "/api/orders?size=0", 400, "invalid-request"),
                arguments("GET", "/api/orders?size=101", 400, "invalid-request"),
                arguments("GET", "/api/orders?page=x", 400, "invalid-request"),
                arguments("POST", "/api/orders/ORD-10001", 405, "method-not-allowed"),
                arguments("DELETE", "/api/orders/ORD-10001", 405, "method-not-allowed"),
                arguments("GET", "/nowhere", 404, "not-found"),
                arguments("GET", "/api/orders/ORD-10001;x=1", 400, "invalid-request"),
                arguments("GET", "/api//orders/ORD-10001", 400, "invalid-request"),
                arguments("GET", "/mcp", 405, "method-not-allowed"));
    }

    @Test
    void tellsNothingAboutTheInsideWhenTheProtocolIsBroken() {
        var session = RawMcp.open(url, desk.exchangedToken("amara"));
        for (var message : List.of(
                "{\"jsonr",
                "[]",
                "7",
                "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"no/such\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"tools/call\",\"params\":{\"name\":\"drop_table\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"tools/call\",\"params\":7}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"tools/call\",\"params\":{\"name\":\"cancel_order\","
                        + "\"arguments\":{\"orderId\":[1]}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"resources/read\",\"params\":{\"uri\":\"order://x\"}}")) {
            assertThat(session.post(message)).as(message).satisfies(Refusals::tellsNothing);
        }
        assertThat(session.post(RawMcp.LIST).status()).isEqualTo(200);
    }

    @Test
    void refusesABodyOfMoreThanOneMegabyte() {
        var session = RawMcp.open(url, desk.exchangedToken("amara"));
        var large = "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"" + "a".repeat(1 << 20) + "\"}";

        HttpAnswer answer = session.post(large);

        assertThat(answer.status()).isEqualTo(413);
        assertThat(Refusals.problem(answer)).isEqualTo("too-large");
        assertThat(session.post(RawMcp.LIST).status()).isEqualTo(200);
    }
}
