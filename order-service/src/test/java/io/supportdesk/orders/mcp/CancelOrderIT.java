package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.McpClients;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.Servers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The whole table of what an answer does, through the SDK's own client. */
class CancelOrderIT extends CancelOrderTest {

    @ParameterizedTest
    @EnumSource(names = {"PENDING", "PROCESSING"})
    void cancelsAfterAYesAndRecordsWhoSaidIt(OrderStatus status) {
        var id = order(status);

        var result = cancel(id, yes(Map.of("confirmed", true, "note", "customer called")));

        assertOutcome(result, "CANCELLED", id + " is cancelled. A refund of 34.99 EUR was started.");
        assertThat(statusOf(id)).isEqualTo("CANCELLED");
        assertThat(jdbc.sql("SELECT * FROM cancellations WHERE order_id = ?")
                        .param(id.number())
                        .query()
                        .singleRow())
                .containsEntry("confirmed_by_sub", People.AMARA)
                .containsEntry("confirmed_by_name", "Amara Okafor")
                .containsEntry("note", "customer called")
                .containsEntry("confirmation_id", CONFIRMATION);
        assertThat(rows("refunds", id)).isOne();
        assertThat(rows("order_history", id)).isOne();
        Awaitility.await()
                .untilAsserted(() -> assertThat(heard.logs)
                        .anyMatch(log -> String.valueOf(log.data()).contains(id + " was cancelled")));
    }

    @Test
    void asksWithTheFactsOfTheDatabase() {
        var id = order(OrderStatus.PENDING);
        var question = new AtomicReference<ElicitFormRequest>();

        cancel(id, request -> {
            question.set(request);
            return new ElicitResult(Action.DECLINE, null);
        });

        assertThat(question.get().message())
                .isEqualTo("Cancel order %s of Marcus Adeyemi (CUST-17), total 34.99 EUR? A refund will be started."
                        .formatted(id));
        assertThat(question.get().meta())
                .containsEntry("io.supportdesk/orderId", id.toString())
                .hasEntrySatisfying(
                        "io.supportdesk/operation",
                        operation -> assertThat((String) operation).hasSize(43));
        assertThat(question.get().requestedSchema())
                .isEqualTo(Map.of(
                        "type", "object",
                        "properties",
                                Map.of(
                                        "confirmed", Map.of("type", "boolean", "title", "Cancel this order"),
                                        "note",
                                                Map.of(
                                                        "type", "string",
                                                        "title", "Note",
                                                        "description", "Why, for the order's history",
                                                        "maxLength", 500)),
                        "required", List.of("confirmed")));
    }

    @Test
    @DisplayName("C74: a client that fails on the question gets a sentence, no failure")
    void survivesAClientThatFails() {
        assertRefused(
                request -> {
                    throw new IllegalStateException("secret of the client");
                },
                "NOT_CONFIRMED",
                "could not be brought");
    }

    @Test
    void doesNotTakeAYesThatComesAfterItsTime() {
        var id = order(OrderStatus.PENDING);

        var result = cancel(id, request -> {
            Awaitility.await()
                    .pollDelay(Duration.ofSeconds(6))
                    .atMost(Duration.ofSeconds(8))
                    .until(() -> true);
            return new ElicitResult(Action.ACCEPT, Map.of("confirmed", true));
        });

        assertOutcome(result, "EXPIRED", "nobody answered within 5 seconds");
        Awaitility.await().during(Duration.ofMillis(1500)).untilAsserted(() -> assertUntouched(id));
    }

    @Test
    void cancelsNothingWhenTheOrderMovedOnMeanwhile() {
        var id = order(OrderStatus.PENDING);

        var result = cancel(id, request -> {
            jdbc.sql("UPDATE orders SET status = 'SHIPPED', version = version + 1 WHERE id = ?")
                    .param(id.number())
                    .update();
            return new ElicitResult(Action.ACCEPT, Map.of("confirmed", true));
        });

        assertOutcome(result, "CHANGED", "its status changed from PENDING to SHIPPED");
        assertThat(statusOf(id)).isEqualTo("SHIPPED");
        assertThat(rows("cancellations", id)).isZero();
    }

    @Test
    void cancelsNothingWhenTheTotalChangedMeanwhile() {
        var id = order(OrderStatus.PENDING);

        var result = cancel(id, request -> {
            jdbc.sql("UPDATE orders SET total = 44.99 WHERE id = ?")
                    .param(id.number())
                    .update();
            return new ElicitResult(Action.ACCEPT, Map.of("confirmed", true));
        });

        assertOutcome(result, "CHANGED", "its total changed from 34.99 EUR to 44.99 EUR");
        assertThat(statusOf(id)).isEqualTo("PENDING");
    }

    @ParameterizedTest
    @EnumSource(
            names = {"PENDING", "PROCESSING"},
            mode = Mode.EXCLUDE)
    void asksNothingWhenTheOrderHasGoneTooFar(OrderStatus status) {
        var id = order(status);

        var result = cancel(id, yes(Map.of("confirmed", true)));

        assertOutcome(result, "NOT_CANCELLABLE", "can not be cancelled any more");
        assertThat(asked).hasValue(0);
    }

    @Test
    void namesAnIdThatDoesNotExist() {
        var result = cancel(new OrderId(99_999), yes(Map.of("confirmed", true)));

        assertThat(result.isError()).isTrue();
        assertThat(data(result)).containsEntry("outcome", "UNKNOWN_ORDER");
        assertThat(text(result)).contains("ORD-99999");
        assertThat(asked).hasValue(0);
    }

    @Test
    @DisplayName("C28: a client without elicitation is told why and where; nothing runs unconfirmed")
    void pointsAClientWithoutFormsAtTheAdminConsole() {
        var id = order(OrderStatus.PENDING);
        try (var client = McpClients.silent(url(), token(People.AMARA))) {
            var result = client.callTool(call(id.toString()));

            assertOutcome(result, "NO_ELICITATION", "admin console");
            assertUntouched(id);
            assertThat(rows("operation_ask", id)).isZero();
        }
    }

    @Test
    void needsTheScopeToCancel() {
        var id = order(OrderStatus.PENDING);
        var token = Servers.ISSUER.token(People.AMARA, "orders:read orders:write");
        try (var client = McpClients.asking(url(), token, counted(yes(Map.of("confirmed", true))), heard)) {
            var result = client.callTool(call(id.toString()));

            assertThat(result.isError()).isTrue();
            assertThat(text(result)).contains("orders:cancel");
            assertThat(asked).hasValue(0);
            assertUntouched(id);
        }
    }

    @Test
    void saysHowAnIdLooks() {
        try (var client = McpClients.asking(url(), token(People.AMARA), yes(Map.of()), heard)) {
            var result = client.callTool(call("10002; DROP TABLE orders"));

            assertThat(result.isError()).isTrue();
            assertThat(text(result)).contains("must look like ORD-10002");
        }
    }
}
