package io.supportdesk.orders.mcp.mrtr;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.ServiceTest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Rounds of the cancelling tool, spoken by hand. */
abstract class RoundsTest extends ServiceTest {

    static final JsonMapper JSON = new JsonMapper();
    static final Map<String, Object> YES = Map.of("action", "accept", "content", Map.of("confirmed", true));
    static final Map<String, Object> NO = Map.of("action", "decline");

    RawCall call(OrderId id) {
        return RawCall.tool(url(), token(People.AMARA), "cancel_order", Map.of("orderId", id.toString()));
    }

    /** Asks and gives the state of the question. */
    String ask(OrderId id) throws Exception {
        return state(call(id).send());
    }

    static String state(HttpResponse<String> answer) {
        return JSON.readTree(answer.body()).at("/result/requestState").asString();
    }

    static void assertRefused(RawCall call) throws Exception {
        var answer = call.send();
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        assertThat(JSON.readTree(answer.body()).at("/error").toString())
                .isEqualTo("{\"code\":-32602,\"message\":\"Invalid or expired requestState\"}");
    }

    void assertCancels(RawCall call, OrderId id) throws Exception {
        JsonNode answer = call.json();
        assertThat(answer.at("/result/structuredContent/outcome").asString(""))
                .as(answer.toString())
                .isEqualTo("CANCELLED");
        assertThat(statusOf(id)).isEqualTo("CANCELLED");
    }

    void assertCancelledOnce(OrderId id) {
        assertThat(statusOf(id)).isEqualTo("CANCELLED");
        assertThat(List.of(rows("cancellations", id), rows("refunds", id), rows("order_history", id)))
                .containsOnly(1L);
    }

    void assertUntouched(OrderId id) {
        assertThat(statusOf(id)).isEqualTo("PENDING");
        assertThat(rows("cancellations", id)).isZero();
    }
}
