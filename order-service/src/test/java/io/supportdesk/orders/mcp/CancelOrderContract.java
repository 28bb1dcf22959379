package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What an answer does, the whole table, the same in every revision. */
abstract class CancelOrderContract extends ServiceTest {

    static final String CONFIRMATION = "A".repeat(43);

    final AtomicInteger asked = new AtomicInteger();

    /** Calls the tool as amara with a client that can ask her, and brings her answer back. */
    abstract Told call(String orderId, Person person);

    /** Calls the tool with a client that can show no forms. */
    abstract Told callWithoutForms(String orderId);

    @ParameterizedTest
    @EnumSource(names = {"PENDING", "PROCESSING"})
    void cancelsAfterAYesAndRecordsWhoSaidIt(OrderStatus status) {
        var id = order(status);

        var told = cancel(id, yes(Map.of("confirmed", true, "note", "customer called")));

        assertOutcome(told, "CANCELLED", id + " is cancelled. A refund of 34.99 EUR was started.");
        assertThat(told.data()).containsEntry("refund", "34.99").containsEntry("confirmedBy", "Amara Okafor");
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
    }

    @Test
    void asksWithTheFactsOfTheDatabase() {
        var id = order(OrderStatus.PENDING);
        var question = new AtomicReference<Question>();

        cancel(id, asked -> {
            question.set(asked);
            return new Reply("decline", null, null);
        });

        assertThat(question.get().message())
                .isEqualTo("Cancel order %s of Marcus Adeyemi (CUST-17), total 34.99 EUR? A refund will be started."
                        .formatted(id));
        assertThat(question.get().meta())
                .containsEntry("io.supportdesk/orderId", id.toString())
                .hasEntrySatisfying(
                        "io.supportdesk/operation",
                        operation -> assertThat((String) operation).hasSize(43));
        var confirmed = Map.of("type", "boolean", "title", "Cancel this order");
        var note = Map.of(
                "type", "string", "title", "Note", "description", "Why, for the order's history", "maxLength", 500);
        assertThat(question.get().schema())
                .isEqualTo(Map.of(
                        "type",
                        "object",
                        "properties",
                        Map.of("confirmed", confirmed, "note", note),
                        "required",
                        List.of("confirmed")));
    }

    @Test
    void doesNotTakeAYesThatComesAfterItsTime() {
        var id = order(OrderStatus.PENDING);

        var told = cancel(id, question -> {
            Awaitility.await()
                    .pollDelay(Duration.ofSeconds(6))
                    .atMost(Duration.ofSeconds(8))
                    .until(() -> true);
            return new Reply("accept", Map.of("confirmed", true), null);
        });

        assertOutcome(told, "EXPIRED", "nobody answered within 5 seconds");
        Awaitility.await().during(Duration.ofMillis(1500)).untilAsserted(() -> assertUntouched(id));
    }

    @Test
    void cancelsNothingWhenTheOrderMovedOnMeanwhile() {
        var id = order(OrderStatus.PENDING);

        var told = cancel(id, question -> {
            jdbc.sql("UPDATE orders SET status = 'SHIPPED', version = version + 1 WHERE id = ?")
                    .param(id.number())
                    .update();
            return new Reply("accept", Map.of("confirmed", true), null);
        });

        assertOutcome(told, "CHANGED", "its status changed from PENDING to SHIPPED");
        assertThat(statusOf(id)).isEqualTo("SHIPPED");
        assertThat(rows("cancellations", id)).isZero();
    }

    @Test
    void cancelsNothingWhenTheTotalChangedMeanwhile() {
        var id = order(OrderStatus.PENDING);

        var told = cancel(id, question -> {
            jdbc.sql("UPDATE orders SET total = 44.99 WHERE id = ?")
                    .param(id.number())
                    .update();
            return new Reply("accept", Map.of("confirmed", true), null);
        });

        assertOutcome(told, "CHANGED", "its total changed from 34.99 EUR to 44.99 EUR");
        assertThat(statusOf(id)).isEqualTo("PENDING");
    }

    @ParameterizedTest
    @EnumSource(
            names = {"PENDING", "PROCESSING"},
            mode = Mode.EXCLUDE)
    void asksNothingWhenTheOrderHasGoneTooFar(OrderStatus status) {
        var id = order(status);

        var told = cancel(id, yes(Map.of("confirmed", true)));

        assertOutcome(told, "NOT_CANCELLABLE", "can not be cancelled any more");
        assertThat(asked).hasValue(0);
    }

    @Test
    void namesAnIdThatDoesNotExist() {
        var told = cancel(new OrderId(99_999), yes(Map.of("confirmed", true)));

        assertThat(told.failed()).isTrue();
        assertThat(told.data()).containsEntry("outcome", "UNKNOWN_ORDER");
        assertThat(told.text()).contains("ORD-99999");
        assertThat(asked).hasValue(0);
    }

    @Test
    void saysHowAnIdLooks() {
        var told = call("10002; DROP TABLE orders", yes(Map.of()));

        assertThat(told.failed()).isTrue();
        assertThat(told.text()).contains("must look like ORD-10002");
    }

    @Test
    @DisplayName("C28: a client without elicitation is told why and where; nothing runs unconfirmed")
    void pointsAClientWithoutFormsAtTheAdminConsole() {
        var id = order(OrderStatus.PENDING);

        var told = callWithoutForms(id.toString());

        assertOutcome(told, "NO_ELICITATION", "it lacks form elicitation");
        assertThat(told.text()).contains("admin console");
        assertUntouched(id);
        assertThat(rows("operation_ask", id)).isZero();
    }

    @Test
    void changesNothingWhenTheBoxIsNotTicked() {
        assertRefused(yes(Map.of("confirmed", false)), "NOT_CONFIRMED", "the confirmation was declined");
    }

    @Test
    void changesNothingWhenTheFormIsEmpty() {
        assertRefused(question -> new Reply("accept", null, null), "NOT_CONFIRMED", "the confirmation was declined");
        assertRefused(yes(Map.of()), "NOT_CONFIRMED", "the confirmation was declined");
    }

    @Test
    void takesNothingButTrueForAYes() {
        assertRefused(yes(Map.of("confirmed", "true")), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", 1)), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", true, "note", 7)), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", true, "note", "x".repeat(501))), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", true, "admin", true)), "NOT_CONFIRMED", "did not fit the form");
    }

    @Test
    void tellsADeclineByThePersonFromNobodyConnected() {
        assertRefused(answer("decline", Map.of()), "DECLINED", "the person declined");
        assertRefused(
                answer("decline", Map.of("io.supportdesk/reason", "person", "io.supportdesk/note", "wrong order")),
                "DECLINED",
                "wrong order");
        assertRefused(
                answer("decline", Map.of("io.supportdesk/reason", "nobody-connected")),
                "NOBODY_CONNECTED",
                "nobody was connected");
    }

    @Test
    void tellsADismissedQuestionFromOneThatRanOut() {
        assertRefused(answer("cancel", Map.of()), "DISMISSED", "may be asked again");
        assertRefused(answer("cancel", Map.of("io.supportdesk/reason", "dismissed")), "DISMISSED", "asked again");
        assertRefused(
                answer("cancel", Map.of("io.supportdesk/reason", "expired", "io.supportdesk/waited-seconds", 60)),
                "EXPIRED",
                "nobody answered within 60 seconds");
        assertRefused(answer("cancel", Map.of("io.supportdesk/reason", "revoked")), "NOT_CONFIRMED", "login ended");
        assertRefused(answer("cancel", Map.of("io.supportdesk/reason", "withdrawn")), "NOT_CONFIRMED", "withdrawn");
        assertRefused(
                answer("cancel", Map.of("io.supportdesk/reason", "unavailable")),
                "NOT_CONFIRMED",
                "could not be brought");
    }

    @Test
    void believesNoReasonThatComesWithAYesOfAnotherKind() {
        assertRefused(answer("decline", Map.of("io.supportdesk/reason", "accepted")), "DISMISSED", "dismissed");
    }

    Told cancel(OrderId id, Person person) {
        return call(id.toString(), question -> {
            asked.incrementAndGet();
            return person.answer(question);
        });
    }

    void assertRefused(Person person, String outcome, String words) {
        var id = order(OrderStatus.PENDING);
        assertOutcome(cancel(id, person), outcome, words);
        assertUntouched(id);
    }

    void assertUntouched(OrderId id) {
        assertThat(statusOf(id)).isEqualTo("PENDING");
        assertThat(rows("cancellations", id)).isZero();
        assertThat(rows("order_history", id)).isZero();
    }

    static void assertOutcome(Told told, String outcome, String words) {
        assertThat(told.failed()).isFalse();
        assertThat(told.data()).containsEntry("outcome", outcome).containsEntry("message", told.text());
        assertThat(told.text()).contains(words).doesNotContain("Exception", "secret");
    }

    static Person yes(Map<String, Object> content) {
        return question -> new Reply(
                "accept",
                content,
                Map.of("io.supportdesk/reason", "person", "io.supportdesk/confirmation-id", CONFIRMATION));
    }

    static Person answer(String action, Map<String, Object> meta) {
        return question -> new Reply(action, null, meta);
    }
}
