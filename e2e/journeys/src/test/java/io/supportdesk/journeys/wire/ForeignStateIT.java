package io.supportdesk.journeys.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.journeys.ApiClient;
import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.OrdersDatabase;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** In revision 2026-07-28 a question is a sealed state; ben has got hold of amara's. */
class ForeignStateIT {

    private static final String VERSION = "2026-07-28";
    private static final Map<String, Object> YES =
            Map.of("confirm_cancel", Map.of("action", "accept", "content", Map.of("confirmed", true)));

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();
    private final String amara = desk.exchangedToken("amara");
    private final String ben = desk.exchangedToken("ben");

    @Test
    @DisplayName("C32, C109: ben answers with the state of amara's question: refused, and it stays good for her, once")
    void refusesTheStateOfAnotherPersonAndTakesTheOwn() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var state = cancel(amara, order, null).at("/result/requestState").asString();

        assertThat(cancel(ben, order, state).has("error")).isTrue();
        assertThat(orders.stand(order)).isEqualTo(before);

        assertThat(outcome(cancel(amara, order, state))).isEqualTo("CANCELLED");
        var cancelled = orders.stand(order);
        assertThat(cancelled.status()).isEqualTo("CANCELLED");

        cancel(amara, order, state);
        assertThat(orders.stand(order)).isEqualTo(cancelled);
    }

    @Test
    @DisplayName("C109: confirm one, cancel another: the state is good for its own order only")
    void refusesTheStateOfAnotherOrder() {
        var shown = orders.takePending();
        var other = orders.takePending();
        var before = orders.stand(other);
        var state = cancel(amara, shown, null).at("/result/requestState").asString();

        assertThat(cancel(amara, other, state).has("error")).isTrue();

        assertThat(orders.stand(other)).isEqualTo(before);
        assertThat(outcome(cancel(amara, shown, state))).isEqualTo("CANCELLED");
    }

    private static String outcome(JsonNode answer) {
        return answer.at("/result/structuredContent/outcome").asString("");
    }

    private JsonNode cancel(String token, String order, @Nullable String state) {
        var params = new LinkedHashMap<String, Object>();
        params.put("name", "cancel_order");
        params.put("arguments", Map.of("orderId", order));
        params.put(
                "_meta",
                Map.of(
                        "io.modelcontextprotocol/protocolVersion", VERSION,
                        "io.modelcontextprotocol/clientInfo", Map.of("name", "raw", "version", "1"),
                        "io.modelcontextprotocol/clientCapabilities", Map.of("elicitation", Map.of("form", Map.of()))));
        if (state != null) {
            params.put("requestState", state);
            params.put("inputResponses", YES);
        }
        return send(token, Map.of("jsonrpc", "2.0", "id", 1, "method", "tools/call", "params", params));
    }

    private JsonNode send(String token, Map<String, Object> message) {
        var body = JsonMapper.shared().writeValueAsString(message);
        return ApiClient.send(new ApiClient(desk.ordersUrl(), token)
                        .request("/mcp")
                        .header("Content-Type", "application/json")
                        .header("Accept", "application/json, text/event-stream")
                        .header("MCP-Protocol-Version", VERSION)
                        .header("Mcp-Method", "tools/call")
                        .header("Mcp-Name", "cancel_order")
                        .POST(BodyPublishers.ofString(body)))
                .json();
    }
}
