package io.supportdesk.orders.mcp.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.RawSession;
import io.supportdesk.orders.testing.ServiceTest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Which revision a message at the one address belongs to, and that neither is a way around the other's guards. */
class RevisionIT extends ServiceTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
    private static final String PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":\"l\",\"method\":\"tools/list\"}";

    @Test
    void discovers() throws Exception {
        var answer = list("server/discover").send();

        var result = JSON.readTree(answer.body()).at("/result");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(result.at("/supportedVersions").toString()).isEqualTo("[\"2026-07-28\"]");
        assertThat(result.at("/capabilities").propertyNames())
                .containsExactlyInAnyOrder("tools", "resources", "prompts", "completions");
        assertThat(result.at("/instructions").asString()).contains("cancel_order");
        assertThat(result.at("/_meta/io.modelcontextprotocol~1serverInfo/name").asString())
                .isEqualTo("support-desk-orders");
        assertThat(answer.headers().map()).doesNotContainKey("mcp-session-id");
    }

    @Test
    void answersAnInitializeForTheNewerRevisionWithTheOlderOne() throws Exception {
        var answer = new RawCall(url(), token(People.AMARA), Map.of(), "initialize", Map.of()).post("""
                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2026-07-28",
                 "capabilities":{},"clientInfo":{"name":"raw","version":"1"}}}""");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("\"protocolVersion\":\"2025-11-25\"");
        assertThat(answer.headers().map()).containsKey("mcp-session-id");
    }

    @Test
    void refusesAnInitializeWithTheNewerHeader() throws Exception {
        var initialize = list("initialize").withoutParam("_meta").param("protocolVersion", "2025-11-25");

        var error = assertError(initialize.send(), 400, -32022);
        assertThat(error.at("/data/supported").toString()).isEqualTo("[\"2026-07-28\"]");
        assertError(list("initialize").send(), 404, -32601);
    }

    @Test
    void refusesWhereHeaderAndBodyDoNotAgree() throws Exception {
        assertError(list("tools/list").withoutHeader("MCP-Protocol-Version").send(), 400, -32020);
        assertError(
                list("tools/list").header("MCP-Protocol-Version", "2025-11-25").send(), 400, -32020);
        assertError(
                list("tools/list").header("MCP-Protocol-Version", "2027-01-01").send(), 400, -32020);
        assertError(list("tools/list").withoutHeader("Mcp-Method").send(), 400, -32020);
        assertError(list("tools/list").header("Mcp-Method", "TOOLS/LIST").send(), 400, -32020);
        assertError(get().header("Mcp-Name", "cancel_order").send(), 400, -32020);
        assertError(get().withoutHeader("Mcp-Name").send(), 400, -32020);
        assertThat(get().send().statusCode()).isEqualTo(200);
    }

    @Test
    void refusesWhatCarriesTooLittle() throws Exception {
        assertError(list("tools/list").withoutParam("_meta").send(), 400, -32602);
        assertError(list("tools/list").withoutMeta(PROTOCOL_VERSION).send(), 400, -32602);
        assertError(list("tools/list").withoutMeta(CLIENT_CAPABILITIES).send(), 400, -32602);
        assertThat(list("tools/list")
                        .withoutMeta("io.modelcontextprotocol/clientInfo")
                        .send()
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void refusesAnUnknownVersionByName() throws Exception {
        var unknown = list("tools/list").header("MCP-Protocol-Version", "v999").meta(PROTOCOL_VERSION, "v999");

        assertThat(assertError(unknown.send(), 400, -32022)
                        .at("/data/requested")
                        .asString())
                .isEqualTo("v999");
        // A version of the older kind is not spoken in this form.
        assertError(
                list("tools/list")
                        .header("MCP-Protocol-Version", "2025-11-25")
                        .meta(PROTOCOL_VERSION, "2025-11-25")
                        .send(),
                400,
                -32022);
    }

    @Test
    void knowsNoMethodOfTheOlderRevision() throws Exception {
        for (var method : new String[] {"ping", "logging/setLevel", "resources/subscribe", "subscriptions/listen"}) {
            assertError(list(method).send(), 404, -32601);
        }
    }

    @Test
    void refusesBatchesAndWhatIsNoMessage() throws Exception {
        assertError(list("tools/list").post("[" + LIST + "]"), 400, -32600);
        assertError(list("tools/list").post("nonsense"), 400, -32700);
        assertThat(list("tools/list")
                        .post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\"}")
                        .statusCode())
                .isEqualTo(202);
    }

    @Test
    void leavesGetAndDeleteToTheOlderRevision() throws Exception {
        var session = RawSession.open(url(), token(People.AMARA));

        assertThat(session.asSomebodyElse(token(People.AMARA), "GET", "").statusCode())
                .isEqualTo(405);
        assertThat(session.asSomebodyElse(token(People.BEN), "DELETE", "").statusCode())
                .isEqualTo(404);
        assertThat(session.asSomebodyElse(token(People.AMARA), "DELETE", "").statusCode())
                .isEqualTo(200);
    }

    @Test
    void reachesNobodysSessionWithANewerMessage() throws Exception {
        var id = order(OrderStatus.PENDING);
        var amara = RawSession.open(url(), token(People.AMARA));
        var call = amara.call("cancel_order", id.toString());
        var answer =
                "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":{\"action\":\"accept\",\"content\":{\"confirmed\":true}}}"
                        .formatted(call.next().get("id").asString());

        for (var token : new String[] {token(People.BEN), token(People.AMARA)}) {
            var intoTheSession = list("tools/list").as(token).header("Mcp-Session-Id", amara.id);
            assertError(intoTheSession.post(answer), 400, -32600);
        }
        assertThat(statusOf(id)).isEqualTo("PENDING");
        assertThat(list("tools/list")
                        .header("Mcp-Session-Id", "somebody-elses")
                        .send()
                        .statusCode())
                .as("sessions mean nothing here")
                .isEqualTo(200);

        assertThat(amara.post(answer).statusCode()).isEqualTo(202);
        assertThat(call.result().at("/result/structuredContent/outcome").asString())
                .isEqualTo("CANCELLED");
    }

    @Test
    void opensNoSessionForAMessageOfTheOlderRevisionWithoutOne() throws Exception {
        var answer = new RawCall(url(), token(People.AMARA), Map.of(), "tools/list", Map.of()).post(LIST);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).doesNotContain("cancel_order");
        assertThat(answer.headers().map()).doesNotContainKey("mcp-session-id");
    }

    private RawCall list(String method) {
        return RawCall.of(url(), token(People.AMARA), method);
    }

    private RawCall get() {
        return RawCall.tool(url(), token(People.AMARA), "get_order", Map.of("orderId", "ORD-10001"));
    }

    private static JsonNode assertError(HttpResponse<String> answer, int status, int code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        var error = JSON.readTree(answer.body()).at("/error");
        assertThat(error.at("/code").asInt()).as(answer.body()).isEqualTo(code);
        assertThat(answer.body()).doesNotContain("Exception", "stackTrace", "io.supportdesk");
        return error;
    }
}
