package io.supportdesk.orders.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.RawSession;
import io.supportdesk.orders.testing.Servers;
import io.supportdesk.orders.testing.ServiceTest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** A call that the token does not allow is refused before it begins, with the scope that would do, in both revisions. */
class StepUpIT extends ServiceTest {

    private static final JsonMapper JSON = new JsonMapper();

    @ParameterizedTest
    @CsvSource({
        "cancel_order, orders:read orders:write, orders:cancel",
        "update_order_status, orders:read orders:cancel, orders:write",
        "recheck_shipments, orders:read, orders:write"
    })
    void namesTheMissingScope(String tool, String granted, String needed) throws Exception {
        var id = order(OrderStatus.PENDING);
        var weak = Servers.ISSUER.token(People.AMARA, granted);
        var arguments = Map.<String, Object>of("orderId", id.toString(), "status", "SHIPPED");
        var session = RawSession.open(url(), weak);

        assertChallenge(RawCall.tool(url(), weak, tool, arguments).send(), needed);
        assertChallenge(
                session.post(JSON.writeValueAsString(Map.of(
                        "jsonrpc",
                        "2.0",
                        "id",
                        1,
                        "method",
                        "tools/call",
                        "params",
                        Map.of("name", tool, "arguments", arguments)))),
                needed);
        assertThat(statusOf(id)).isEqualTo("PENDING");
        assertThat(rows("operation_ask", id)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"cancel_order, orders:read orders:cancel", "get_order, orders:read"})
    void letsACallThroughThatTheTokenAllows(String tool, String granted) throws Exception {
        var id = order(OrderStatus.PENDING);
        var enough = Servers.ISSUER.token(People.AMARA, granted);

        var answer = RawCall.tool(url(), enough, tool, Map.of("orderId", id.toString()))
                .send();

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains(id.toString());
    }

    private static void assertChallenge(HttpResponse<String> answer, String scope) {
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.headers().firstValue("WWW-Authenticate"))
                .contains("Bearer error=\"insufficient_scope\", scope=\"" + scope
                        + "\", resource_metadata=\"https://orders.example/.well-known/oauth-protected-resource/mcp\"");
        assertThat(JSON.readTree(answer.body()).at("/code").asString()).isEqualTo("insufficient-scope");
    }
}
