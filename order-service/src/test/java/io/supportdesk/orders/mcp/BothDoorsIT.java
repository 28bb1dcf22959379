package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.McpClients;
import io.supportdesk.orders.testing.McpClients.Heard;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.ServiceTest;
import io.supportdesk.orders.testing.StatelessClients;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What one revision offers and answers, the other one does, too. */
class BothDoorsIT extends ServiceTest {

    private static final JsonMapper JSON = new JsonMapper();

    private McpSyncClient older;

    @BeforeEach
    void connect() {
        older = McpClients.asking(
                url(), token(People.AMARA), request -> new ElicitResult(Action.CANCEL, null), new Heard());
    }

    @AfterEach
    void disconnect() {
        older.close();
    }

    @Test
    void offerTheSameTools() throws Exception {
        var tools = newer("tools/list").json().at("/result/tools");

        assertThat(tools).hasSize(IntendedTools.NAMES.size());
        assertThat(sorted(tools))
                .isEqualTo(sorted(JSON.valueToTree(older.listTools().tools())));
    }

    @Test
    void offerTheSameResourcesTemplatesAndPrompts() throws Exception {
        assertThat(sorted(newer("resources/list").json().at("/result/resources")))
                .hasSize(2)
                .isEqualTo(sorted(JSON.valueToTree(older.listResources().resources())));
        assertThat(sorted(newer("resources/templates/list").json().at("/result/resourceTemplates")))
                .hasSize(1)
                .isEqualTo(sorted(JSON.valueToTree(older.listResourceTemplates().resourceTemplates())));
        assertThat(sorted(newer("prompts/list").json().at("/result/prompts")))
                .hasSize(1)
                .isEqualTo(sorted(JSON.valueToTree(older.listPrompts().prompts())));
    }

    @Test
    void answerTheSameCallsWithTheSame() throws Exception {
        for (var call : List.of(
                request("get_order", Map.of("orderId", "ORD-10001")),
                request("get_order", Map.of("orderId", "ORD-99999")),
                request("get_order", Map.of("orderId", "42")),
                request("get_customer_orders", Map.of("customerId", "CUST-42", "limit", 3)),
                request("get_customer_orders", Map.of("customerId", "CUST-42", "limit", 0)),
                request("get_orders_by_status", Map.of("status", "shipped", "limit", 2)),
                request("update_order_status", Map.of("orderId", "ORD-10001", "status", "CANCELLED")))) {
            JsonNode before = JSON.valueToTree(older.callTool(call));
            var now = RawCall.tool(url(), token(People.AMARA), call.name(), call.arguments())
                    .json()
                    .at("/result");

            assertThat(now.at("/content/0/text")).isEqualTo(before.at("/content/0/text"));
            assertThat(now.at("/structuredContent")).isEqualTo(before.at("/structuredContent"));
            assertThat(now.at("/isError").asBoolean())
                    .isEqualTo(before.at("/isError").asBoolean());
        }
    }

    @Test
    void changeTheSame() throws Exception {
        var id = order(OrderStatus.PENDING);

        var result = RawCall.tool(
                        url(),
                        token(People.AMARA),
                        "update_order_status",
                        Map.of("orderId", id.toString(), "status", "SHIPPED"))
                .json();

        assertThat(result.at("/result/content/0/text").asString()).contains(id + " was PENDING and is SHIPPED now");
        assertThat(statusOf(id)).isEqualTo("SHIPPED");
        assertThat(rows("order_history", id)).isOne();
    }

    @Test
    void readTheSame() throws Exception {
        var policy = read("policy://returns").json().at("/result");
        assertThat(policy.at("/contents/0/text").asString()).startsWith("# Returns policy");
        assertThat(policy.at("/contents/0/mimeType").asString()).isEqualTo("text/markdown");
        assertThat(policy.at("/cacheScope").asString()).isEqualTo("private");
        var order = read("order://ORD-10002").json().at("/result/contents/0/text");
        assertThat(JSON.readTree(order.asString()).at("/customer/name").asString())
                .isEqualTo("Marcus Adeyemi");
        for (var unknown : List.of("order://ORD-99999", "order://42", "policy://none")) {
            assertThat(read(unknown).json().at("/error/code").asInt()).isEqualTo(-32602);
        }
        assertThat(read("order://ORD-99999").json().at("/error/message").asString())
                .isEqualTo("There is no order ORD-99999");
    }

    @Test
    void draftTheSame() {
        var prompt = StatelessClients.asking(url(), token(People.AMARA))
                .prompt("draft_refund_email")
                .arguments(Map.of("orderId", "ORD-10003", "reason", "damaged on arrival"))
                .get();

        assertThat(prompt.messages().getFirst().content().toString())
                .contains("Ana Ruiz <ana.ruiz@customers.example>", "599.00 EUR", "damaged on arrival");
    }

    @Test
    void completeTheSame() throws Exception {
        var reasons = complete("reason", "dam");
        assertThat(reasons.at("/values").toString()).isEqualTo("[\"damaged on arrival\"]");
        assertThat(complete("orderId", "ORD-1000").at("/values")).hasSize(9);
    }

    @Test
    void tellHowALongCallGoesOnlyWhereAClientWantsToHear() throws Exception {
        var call = RawCall.tool(url(), token(People.AMARA), "recheck_shipments", Map.of());

        var silent = call.send();
        assertThat(silent.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/json");
        assertThat(silent.body()).contains("shipments checked");

        jdbc.sql("UPDATE shipments SET estimated_delivery = '2020-01-01'").update();
        var progress = call.meta("progressToken", "p1").send();
        assertThat(progress.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/event-stream");
        assertThat(messages(progress.body()))
                .anyMatch(message -> message.at("/method").asString("").equals("notifications/progress")
                        && message.at("/params/progressToken").asString("").equals("p1"))
                .noneMatch(message -> message.at("/method").asString("").equals("notifications/message"));

        jdbc.sql("UPDATE shipments SET estimated_delivery = '2020-01-01'").update();
        var logs = messages(
                call.meta("io.modelcontextprotocol/logLevel", "info").send().body());
        assertThat(logs)
                .anyMatch(message -> message.at("/params/data").asString("").contains("is expected on"));
        assertThat(logs.getLast().at("/result/structuredContent/changed").asInt())
                .isPositive();
        assertThat(messages(call.meta("io.modelcontextprotocol/logLevel", "warning")
                        .meta("progressToken", 1)
                        .send()
                        .body()))
                .noneMatch(message -> message.at("/method").asString("").equals("notifications/message"));
    }

    private JsonNode complete(String argument, String typed) throws Exception {
        return newer("completion/complete")
                .param("ref", Map.of("type", "ref/prompt", "name", "draft_refund_email"))
                .param("argument", Map.of("name", argument, "value", typed))
                .json()
                .at("/result/completion");
    }

    private RawCall newer(String method) {
        return RawCall.of(url(), token(People.AMARA), method);
    }

    private RawCall read(String uri) {
        return newer("resources/read").header("Mcp-Name", uri).param("uri", uri);
    }

    private static CallToolRequest request(String tool, Map<String, Object> arguments) {
        return CallToolRequest.builder(tool).arguments(arguments).build();
    }

    private static List<JsonNode> messages(String stream) {
        return stream.lines()
                .filter(line -> line.startsWith("data:"))
                .map(line -> JSON.readTree(line.substring("data:".length())))
                .toList();
    }

    private static List<JsonNode> sorted(JsonNode list) {
        var all = new ArrayList<JsonNode>();
        list.forEach(all::add);
        all.sort((a, b) -> a.at("/name").asString().compareTo(b.at("/name").asString()));
        return all;
    }
}
