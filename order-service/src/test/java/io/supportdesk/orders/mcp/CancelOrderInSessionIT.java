package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.McpClients;
import io.supportdesk.orders.testing.McpClients.Heard;
import io.supportdesk.orders.testing.People;
import java.util.Locale;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The table through the SDK's client of revision 2025-11-25: the question comes inside the open call. */
class CancelOrderInSessionIT extends CancelOrderContract {

    private final Heard heard = new Heard();

    @Override
    Told call(String orderId, Person person) {
        try (var client = McpClients.asking(url(), token(People.AMARA), request -> result(person, request), heard)) {
            return told(client, orderId);
        }
    }

    @Override
    Told callWithoutForms(String orderId) {
        try (var client = McpClients.silent(url(), token(People.AMARA))) {
            return told(client, orderId);
        }
    }

    @Test
    void tellsThePersonsScreen() {
        var id = order(OrderStatus.PENDING);

        cancel(id, yes(Map.of("confirmed", true)));

        Awaitility.await()
                .untilAsserted(() -> assertThat(heard.logs)
                        .anyMatch(log -> String.valueOf(log.data()).contains(id + " was cancelled")));
    }

    @Test
    @DisplayName("C74: a client that fails on the question gets a sentence, no failure")
    void survivesAClientThatFails() {
        assertRefused(
                question -> {
                    throw new IllegalStateException("secret of the client");
                },
                "NOT_CONFIRMED",
                "could not be brought");
    }

    private static ElicitResult result(Person person, ElicitFormRequest request) {
        var reply = person.answer(new Question(request.message(), request.requestedSchema(), request.meta()));
        var action = ElicitResult.Action.valueOf(reply.action().toUpperCase(Locale.ROOT));
        return new ElicitResult(action, reply.content(), reply.meta());
    }

    @SuppressWarnings("unchecked")
    private static Told told(McpSyncClient client, String orderId) {
        var result = client.callTool(CallToolRequest.builder("cancel_order")
                .arguments(Map.of("orderId", orderId))
                .build());
        return new Told(
                ((TextContent) result.content().getFirst()).text(),
                (Map<String, Object>) result.structuredContent(),
                Boolean.TRUE.equals(result.isError()));
    }
}
