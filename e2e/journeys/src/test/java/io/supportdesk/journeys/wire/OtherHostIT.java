package io.supportdesk.journeys.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.OrdersDatabase;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Any other MCP host at order-service, with a token of its person. */
class OtherHostIT {

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();

    @Test
    void aHostThatShowsFormsCancelsWithAYesOfItsPerson() {
        var order = orders.takePending();
        try (var host = host(client -> forms(client, question -> {
            assertThat(question.message()).contains(order);
            return new ElicitResult(
                    ElicitResult.Action.ACCEPT, Map.of("confirmed", true, "note", "from elsewhere"), null);
        }))) {
            assertThat(outcome(host, order)).isEqualTo("CANCELLED");
        }
        assertThat(orders.cancellation(order)).hasValueSatisfying(row -> {
            assertThat(row.confirmedBy()).isEqualTo("Amara Okafor");
            assertThat(row.note()).isEqualTo("from elsewhere");
            assertThat(row.confirmationId()).isNull();
        });
    }

    @Test
    void aYesThatDoesNotFitTheFormIsNone() {
        var order = orders.takePending();
        var before = orders.stand(order);
        for (var content : new Map[] {Map.of(), Map.of("confirmed", "true"), Map.of("confirmed", true, "x", 1)}) {
            @SuppressWarnings("unchecked") // an array of maps has no type arguments
            var answer = new ElicitResult(ElicitResult.Action.ACCEPT, content, null);
            try (var host = host(client -> forms(client, question -> answer))) {
                assertThat(outcome(host, order)).isNotEqualTo("CANCELLED");
            }
        }
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    @DisplayName("C28: a host that can not ask is told where to cancel, and nothing happens")
    void aHostThatCanNotAskIsToldSo() {
        var order = orders.takePending();
        var before = orders.stand(order);
        try (var host = host(client -> client)) {
            assertThat(outcome(host, order)).isEqualTo("NO_ELICITATION");
        }
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    private McpSyncClient host(UnaryOperator<McpClient.SyncSpec> settings) {
        var token = desk.exchangedToken("amara");
        var transport = HttpClientStreamableHttpTransport.builder(desk.ordersUrl())
                .endpoint("/mcp")
                .httpRequestCustomizer(
                        (request, method, uri, body, context) -> request.setHeader("Authorization", "Bearer " + token))
                .build();
        var client = settings.apply(McpClient.sync(transport)).build();
        client.initialize();
        return client;
    }

    private static McpClient.SyncSpec forms(
            McpClient.SyncSpec client, Function<ElicitFormRequest, ElicitResult> answer) {
        return client.elicitation(answer)
                .capabilities(McpSchema.ClientCapabilities.builder()
                        .elicitation(true, false)
                        .build());
    }

    private static Object outcome(McpSyncClient host, String order) {
        var result = host.callTool(McpSchema.CallToolRequest.builder("cancel_order")
                .arguments(Map.of("orderId", order))
                .build());
        return ((Map<?, ?>) result.structuredContent()).get("outcome");
    }
}
