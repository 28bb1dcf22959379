package io.supportdesk.orders.order.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.order.CancellationOutcome;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.OrderCancellation.Asked;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.StatusUpdate;
import io.supportdesk.orders.order.StatusUpdateOutcome;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** What holds when several things happen to one order at the same time, on a real PostgreSQL. */
class CancellationRacesIT extends ServiceTest {

    private static final Answer YES = new Answer.Confirmed(Optional.empty(), Optional.empty());
    private static final int AT_ONCE = 32;

    @Autowired
    OrderCancellation cancellation;

    @Autowired
    StatusUpdate updates;

    @RepeatedTest(3)
    void cancelsOnceWhenOneAnswerArrivesManyTimes() throws Exception {
        var id = order(OrderStatus.PENDING);
        var operation = ask(id);

        var outcomes = atOnce(Collections.nCopies(AT_ONCE, () -> decide(operation, id)));

        assertThat(outcomes)
                .filteredOn(CancellationOutcome.Cancelled.class::isInstance)
                .hasSize(1);
        assertThat(outcomes)
                .filteredOn(CancellationOutcome.Unusable.class::isInstance)
                .hasSize(AT_ONCE - 1);
        assertCancelledOnce(id);
    }

    @RepeatedTest(3)
    void cancelsOnceWhenManyQuestionsAreAnswered() throws Exception {
        var id = order(OrderStatus.PROCESSING);
        var answers = new ArrayList<Callable<CancellationOutcome>>();
        for (int i = 0; i < AT_ONCE; i++) {
            var operation = ask(id);
            answers.add(() -> decide(operation, id));
        }

        var outcomes = atOnce(answers);

        assertThat(outcomes)
                .filteredOn(CancellationOutcome.Cancelled.class::isInstance)
                .hasSize(1);
        assertThat(outcomes)
                .filteredOn(CancellationOutcome.Changed.class::isInstance)
                .hasSize(AT_ONCE - 1);
        assertCancelledOnce(id);
    }

    @RepeatedTest(20)
    void eitherCancelsOrShipsButNeverBoth() throws Exception {
        var id = order(OrderStatus.PENDING);
        var operation = ask(id);

        var outcomes = atOnce(List.<Callable<Object>>of(
                () -> decide(operation, id), () -> updates.update(People.ben(), id, OrderStatus.SHIPPED)));

        var cancelled = outcomes.getFirst() instanceof CancellationOutcome.Cancelled;
        var shipped = outcomes.getLast() instanceof StatusUpdateOutcome.Updated;
        assertThat(cancelled).isNotEqualTo(shipped);
        assertThat(statusOf(id)).isEqualTo(cancelled ? "CANCELLED" : "SHIPPED");
        assertThat(rows("order_history", id)).isOne();
        assertThat(rows("refunds", id)).isEqualTo(cancelled ? 1 : 0);
    }

    @Test
    void burnsTheYesWhenTheOrderHadChanged() {
        var id = order(OrderStatus.PENDING);
        var operation = ask(id);
        updates.update(People.ben(), id, OrderStatus.PROCESSING);

        assertThat(decide(operation, id)).isInstanceOf(CancellationOutcome.Changed.class);
        assertThat(decide(operation, id)).isInstanceOf(CancellationOutcome.Unusable.class);
        assertThat(jdbc.sql("SELECT outcome FROM operation_ask WHERE op_id = ?")
                        .param(operation.value())
                        .query(String.class)
                        .single())
                .isEqualTo("CHANGED");
        assertThat(statusOf(id)).isEqualTo("PROCESSING");
    }

    @Test
    void refusesAYesThatIsLateByTheClockOfTheDatabase() {
        var id = order(OrderStatus.PENDING);
        var operation = ask(id);
        jdbc.sql("UPDATE operation_ask SET expires_at = clock_timestamp() WHERE op_id = ?")
                .param(operation.value())
                .update();

        assertThat(decide(operation, id)).isInstanceOf(CancellationOutcome.TooLate.class);
        assertThat(statusOf(id)).isEqualTo("PENDING");
    }

    @Test
    void refusesAYesForAnotherOrder() {
        var asked = order(OrderStatus.PENDING);
        var other = order(OrderStatus.PENDING);
        var operation = ask(asked);

        assertThat(decide(operation, other)).isInstanceOf(CancellationOutcome.Unusable.class);
        assertThat(statusOf(other)).isEqualTo("PENDING");
        assertThat(decide(operation, asked)).isInstanceOf(CancellationOutcome.Cancelled.class);
    }

    @Test
    void keepsTheHistoryAsItWasWritten() {
        var id = order(OrderStatus.PENDING);
        updates.update(People.amara(), id, OrderStatus.PROCESSING);

        assertThatThrownBy(() -> jdbc.sql("UPDATE order_history SET actor_name = 'x' WHERE order_id = ?")
                        .param(id.number())
                        .update())
                .hasMessageContaining("append-only");
        assertThatThrownBy(() -> jdbc.sql("DELETE FROM order_history WHERE order_id = ?")
                        .param(id.number())
                        .update())
                .hasMessageContaining("append-only");
    }

    private OperationId ask(OrderId id) {
        return ((Asked.Question) cancellation.ask(People.amara(), id))
                .question()
                .operation();
    }

    private CancellationOutcome decide(OperationId operation, OrderId id) {
        return cancellation.decide(People.amara(), operation, id, YES);
    }

    private void assertCancelledOnce(OrderId id) {
        assertThat(statusOf(id)).isEqualTo("CANCELLED");
        assertThat(rows("cancellations", id)).isOne();
        assertThat(rows("refunds", id)).isOne();
        assertThat(rows("order_history", id)).isOne();
        assertThat(jdbc.sql("SELECT version FROM orders WHERE id = ?")
                        .param(id.number())
                        .query(Long.class)
                        .single())
                .isEqualTo(2);
    }

    private static <T> List<T> atOnce(List<Callable<T>> work) throws Exception {
        var start = new CyclicBarrier(work.size());
        var results = new ArrayList<T>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = work.stream()
                    .map(each -> threads.submit(() -> {
                        start.await();
                        return each.call();
                    }))
                    .toList();
            for (var each : running) {
                results.add(each.get());
            }
        }
        return results;
    }
}
