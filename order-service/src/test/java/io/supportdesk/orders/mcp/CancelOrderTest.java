package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.McpClients;
import io.supportdesk.orders.testing.McpClients.Heard;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Calls the cancelling tool with a person who answers as the test wants. */
abstract class CancelOrderTest extends ServiceTest {

    static final String CONFIRMATION = "A".repeat(43);

    final Heard heard = new Heard();
    final AtomicInteger asked = new AtomicInteger();

    void assertRefused(Function<ElicitFormRequest, ElicitResult> person, String outcome, String words) {
        var id = order(OrderStatus.PENDING);
        assertOutcome(cancel(id, person), outcome, words);
        assertUntouched(id);
    }

    void assertUntouched(OrderId id) {
        assertThat(statusOf(id)).isEqualTo("PENDING");
        assertThat(rows("cancellations", id)).isZero();
        assertThat(rows("order_history", id)).isZero();
    }

    static void assertOutcome(CallToolResult result, String outcome, String words) {
        assertThat(result.isError()).isNotEqualTo(true);
        assertThat(data(result)).containsEntry("outcome", outcome);
        assertThat(text(result)).contains(words).doesNotContain("Exception", "secret");
        assertThat(data(result)).containsEntry("message", text(result));
    }

    CallToolResult cancel(OrderId id, Function<ElicitFormRequest, ElicitResult> person) {
        try (var client = McpClients.asking(url(), token(People.AMARA), counted(person), heard)) {
            return client.callTool(call(id.toString()));
        }
    }

    Function<ElicitFormRequest, ElicitResult> counted(Function<ElicitFormRequest, ElicitResult> person) {
        return request -> {
            asked.incrementAndGet();
            return person.apply(request);
        };
    }

    static Function<ElicitFormRequest, ElicitResult> yes(Map<String, Object> content) {
        return request -> new ElicitResult(
                Action.ACCEPT,
                content,
                Map.of("io.supportdesk/reason", "person", "io.supportdesk/confirmation-id", CONFIRMATION));
    }

    static Function<ElicitFormRequest, ElicitResult> answer(Action action, Map<String, Object> meta) {
        return request -> new ElicitResult(action, null, meta);
    }

    static CallToolRequest call(String orderId) {
        return CallToolRequest.builder("cancel_order")
                .arguments(Map.of("orderId", orderId))
                .build();
    }

    static String text(CallToolResult result) {
        return ((TextContent) result.content().getFirst()).text();
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> data(CallToolResult result) {
        return (Map<String, Object>) result.structuredContent();
    }
}
