package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.CompleteRequest;
import io.modelcontextprotocol.spec.McpSchema.CompleteRequest.CompleteArgument;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.PromptReference;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.McpClients;
import io.supportdesk.orders.testing.McpClients.Heard;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Everything but cancelling, through the SDK's own client. */
class OrderToolsIT extends ServiceTest {

    private static final JsonMapper JSON = new JsonMapper();

    private final Heard heard = new Heard();
    private McpSyncClient client;

    @BeforeEach
    void connect() {
        client = McpClients.asking(url(), token(People.AMARA), request -> new ElicitResult(Action.CANCEL, null), heard);
    }

    @AfterEach
    void disconnect() {
        client.close();
    }

    @Test
    void offersTheToolsWithTheirHints() {
        var tools = client.listTools().tools().stream().collect(Collectors.toMap(Tool::name, tool -> tool));

        assertThat(tools.keySet()).isEqualTo(IntendedTools.NAMES);
        for (var name : List.of("get_order", "get_customer_orders", "get_orders_by_status")) {
            assertHints(tools.get(name), true, false, true, false);
        }
        assertHints(tools.get("update_order_status"), false, false, true, false);
        assertHints(tools.get("recheck_shipments"), false, false, true, true);
        assertHints(tools.get("cancel_order"), false, true, false, false);
        assertThat(tools.get("cancel_order").inputSchema().toString())
                .contains("orderId")
                .doesNotContain("context");
    }

    @Test
    void getsOneOrder() {
        var result = call("get_order", Map.of("orderId", "ORD-10001"));

        assertThat(text(result)).contains("Ana Ruiz", "CUST-42", "179.99 EUR", "USB-C Hub x2", "Shipment:");
        var data = data(result);
        assertThat(data.at("/total").asString()).isEqualTo("179.99");
        assertThat(data.at("/lines/1/lineTotal").asString()).isEqualTo("100.00");
        assertThat(data.at("/shipment/carrier").asString()).isNotBlank();
        assertThat(data.at("/placedAt").asString()).isEqualTo("2026-10-01T07:30:00Z");
        assertThat(data.at("/shipment/estimatedDelivery").asString()).matches("2026-10-\\d\\d");
    }

    @Test
    void listsACustomersOrdersNewestFirst() {
        var result = call("get_customer_orders", Map.of("customerId", "CUST-42", "limit", 100));

        var ids = data(result).at("/items").findValuesAsString("id").stream()
                .filter(id -> id.startsWith("ORD-"))
                .toList();
        assertThat(ids).contains("ORD-10001", "ORD-10003").isSortedAccordingTo((a, b) -> b.compareTo(a));
    }

    @Test
    void listsOrdersByStatus() {
        var result = call("get_orders_by_status", Map.of("status", "processing", "limit", 3));

        assertThat(data(result).at("/items")).hasSize(3);
        assertThat(data(result).at("/totalItems").asInt()).isGreaterThanOrEqualTo(25);
    }

    @Test
    void saysClearlyWhatIsWrongWithAnArgument() {
        assertError(call("get_order", Map.of("orderId", "ORD-99999")), "There is no order ORD-99999");
        assertError(call("get_order", Map.of("orderId", "42")), "must look like ORD-10002");
        assertError(call("get_customer_orders", Map.of("customerId", "CUST-999")), "There is no customer CUST-999");
        assertError(call("get_customer_orders", Map.of("customerId", "CUST-42", "limit", 0)), "limit must be 1 to 100");
        assertError(call("get_orders_by_status", Map.of("status", "LOST")), "must be one of");
        assertError(call("get_order", Map.of()), "orderId");
        assertError(call("get_customer_orders", Map.of("customerId", "CUST-42", "limit", "many")), "limit");
    }

    @Test
    void updatesAStatusWithHistory() {
        var id = order(OrderStatus.PENDING);

        var result = call("update_order_status", Map.of("orderId", id.toString(), "status", "SHIPPED"));

        assertThat(text(result)).contains(id + " was PENDING and is SHIPPED now");
        assertThat(statusOf(id)).isEqualTo("SHIPPED");
        assertThat(rows("shipments", id)).isOne();
        assertThat(jdbc.sql("SELECT actor_name, detail, order_version FROM order_history WHERE order_id = ?")
                        .param(id.number())
                        .query()
                        .singleRow())
                .isEqualTo(Map.of("actor_name", "Amara Okafor", "detail", "PENDING -> SHIPPED", "order_version", 2L));
    }

    @Test
    void refusesToCancelByAnUpdateAndNamesTheTool() {
        var id = order(OrderStatus.PENDING);

        assertError(
                call("update_order_status", Map.of("orderId", id.toString(), "status", "CANCELLED")), "cancel_order");
        assertThat(statusOf(id)).isEqualTo("PENDING");
    }

    @Test
    void rechecksShipmentsWithProgressAndLogsAndTheSecondTimeWithoutChanges() {
        var first = client.callTool(CallToolRequest.builder("recheck_shipments")
                .arguments(Map.of())
                .progressToken("p1")
                .build());

        var checked = data(first).at("/checked").asInt();
        assertThat(checked).isGreaterThanOrEqualTo(87);
        assertThat(data(first).at("/changed").asInt()).isPositive();
        Awaitility.await().untilAsserted(() -> {
            assertThat(heard.progress).anySatisfy(progress -> {
                assertThat(progress.progressToken()).isEqualTo("p1");
                assertThat(progress.progress()).isEqualTo(progress.total()).isEqualTo(checked);
            });
            assertThat(heard.logs).anyMatch(log -> String.valueOf(log.data()).contains("is expected on"));
        });

        assertThat(text(call("recheck_shipments", Map.of()))).contains("0 estimates changed");
    }

    @Test
    void readsPoliciesAndOrders() {
        assertThat(client.listResources().resources())
                .extracting(r -> r.uri())
                .containsExactlyInAnyOrder("policy://returns", "policy://shipping");
        assertThat(client.listResourceTemplates().resourceTemplates())
                .extracting(t -> t.uriTemplate())
                .containsExactly("order://{orderId}");
        assertThat(read("policy://returns").text()).startsWith("# Returns policy");
        assertThat(read("policy://shipping").mimeType()).isEqualTo("text/markdown");
        var order = read("order://ORD-10002");
        assertThat(order.mimeType()).isEqualTo("application/json");
        assertThat(JSON.readTree(order.text()).at("/customer/name").asString()).isEqualTo("Marcus Adeyemi");
        assertThatThrownBy(() -> read("order://ORD-99999")).hasMessageContaining("There is no order ORD-99999");
    }

    @Test
    void draftsARefundEmail() {
        var prompt = client.getPrompt(new GetPromptRequest(
                "draft_refund_email", Map.of("orderId", "ORD-10003", "reason", "damaged on arrival")));

        assertThat(((TextContent) prompt.messages().getFirst().content()).text())
                .contains("Ana Ruiz <ana.ruiz@customers.example>", "599.00 EUR", "damaged on arrival");
        assertThatThrownBy(() -> client.getPrompt(
                        new GetPromptRequest("draft_refund_email", Map.of("orderId", "ORD-99999", "reason", "x"))))
                .hasMessageContaining("There is no order ORD-99999");
        assertThatThrownBy(() -> client.getPrompt(
                        new GetPromptRequest("draft_refund_email", Map.of("orderId", "ORD-10003", "reason", " "))))
                .hasMessageContaining("reason must be");
    }

    @Test
    void completesBothArguments() {
        assertThat(complete("orderId", "ORD-1000"))
                .contains("ORD-10001", "ORD-10009")
                .hasSize(9);
        assertThat(complete("orderId", "ord-1000")).hasSize(9);
        assertThat(complete("orderId", "")).hasSize(20);
        assertThat(complete("orderId", "x%")).isEmpty();
        assertThat(complete("reason", "dam")).containsExactly("damaged on arrival");
    }

    private List<String> complete(String argument, String typed) {
        return client.completeCompletion(new CompleteRequest(
                        new PromptReference("draft_refund_email"), new CompleteArgument(argument, typed)))
                .completion()
                .values();
    }

    private TextResourceContents read(String uri) {
        return (TextResourceContents)
                client.readResource(new ReadResourceRequest(uri)).contents().getFirst();
    }

    private CallToolResult call(String tool, Map<String, Object> arguments) {
        return client.callTool(request(tool, arguments));
    }

    private static CallToolRequest request(String tool, Map<String, Object> arguments) {
        return CallToolRequest.builder(tool).arguments(arguments).build();
    }

    private static void assertHints(Tool tool, boolean reads, boolean destroys, boolean idempotent, boolean open) {
        var hints = tool.annotations();
        assertThat(List.of(
                        hints.readOnlyHint(), hints.destructiveHint(), hints.idempotentHint(), hints.openWorldHint()))
                .as(tool.name())
                .containsExactly(reads, destroys, idempotent, open);
        assertThat(tool.title()).isNotBlank();
    }

    private static void assertError(CallToolResult result, String words) {
        assertThat(result.isError()).isTrue();
        assertThat(text(result)).contains(words).doesNotContain("Exception", "io.supportdesk", "org.springframework");
    }

    private static String text(CallToolResult result) {
        return ((TextContent) result.content().getFirst()).text();
    }

    private static JsonNode data(CallToolResult result) {
        return JSON.valueToTree(result.structuredContent());
    }
}
