package io.supportdesk.orders.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.InMemoryOperations;
import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.MissingScope;
import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.order.OrderCancellation.Asked;
import io.supportdesk.orders.testing.OneOrder;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.TestClock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OrderCancellationTests {

    private static final Answer.Confirmed YES =
            new Answer.Confirmed(Optional.of("customer called"), Optional.of("dialog"));

    private final TestClock clock = new TestClock();
    private final OneOrder order = new OneOrder(OrderStatus.PENDING);
    private final InMemoryOperations operations = new InMemoryOperations(clock);
    private final OrderCancellation cancellation = new OrderCancellation(
            order,
            order,
            operations,
            new Transactions() {
                @Override
                public <T> T inOne(Supplier<T> work) {
                    return work.get();
                }
            },
            clock,
            Duration.ofSeconds(65));

    @Test
    void cancelsOnAYes() {
        var outcome = decide(People.amara(), question().operation(), YES);

        assertThat(outcome)
                .isEqualTo(new CancellationOutcome.Cancelled(OneOrder.ID, Money.of("34.99"), "Amara Okafor"));
        assertThat(order.state.status()).isEqualTo(OrderStatus.CANCELLED);
        assertThat(order.refunds).containsExactly(Money.of("34.99"));
        assertThat(order.changes).singleElement().satisfies(change -> {
            assertThat(change.actor()).isEqualTo(People.amara());
            assertThat(change.note()).isEqualTo("customer called");
            assertThat(change.confirmationId()).isEqualTo("dialog");
        });
    }

    @Test
    void asksWithTheOrdersFacts() {
        assertThat(question().message())
                .isEqualTo(
                        "Cancel order ORD-10002 of Marcus Adeyemi (CUST-17), total 34.99 EUR? A refund will be started.");
    }

    @ParameterizedTest
    @MethodSource("everythingButAYes")
    void changesNothingOnAnythingElse(Answer answer) {
        var question = question();

        assertThat(decide(People.amara(), question.operation(), answer))
                .isEqualTo(new CancellationOutcome.NotConfirmed(OneOrder.ID, answer));
        assertUntouched();
        assertThat(decide(People.amara(), question.operation(), YES))
                .as("a yes afterwards")
                .isInstanceOf(CancellationOutcome.Unusable.class);
        assertUntouched();
    }

    static Stream<Answer> everythingButAYes() {
        return Stream.of(
                new Answer.NotTicked(),
                new Answer.Malformed("x"),
                new Answer.Declined(Optional.empty()),
                new Answer.NobodyConnected(),
                new Answer.Dismissed(),
                new Answer.Expired(Duration.ofSeconds(60)),
                new Answer.Revoked(),
                new Answer.Withdrawn(),
                new Answer.Unavailable());
    }

    @Test
    void refusesAYesOfAnotherPerson() {
        var question = question();

        assertThat(decide(People.ben(), question.operation(), YES)).isInstanceOf(CancellationOutcome.Unusable.class);
        assertUntouched();
        assertThat(decide(People.amara(), question.operation(), YES)).isInstanceOf(CancellationOutcome.Cancelled.class);
    }

    @Test
    void refusesALateYes() {
        var question = question();
        clock.move(Duration.ofSeconds(65));

        assertThat(question.inTime(clock.instant())).isFalse();
        assertThat(decide(People.amara(), question.operation(), YES)).isInstanceOf(CancellationOutcome.TooLate.class);
        assertUntouched();
    }

    @Test
    void takesAYesInTheLastMoment() {
        var question = question();
        clock.move(Duration.ofMillis(64_999));

        assertThat(decide(People.amara(), question.operation(), YES)).isInstanceOf(CancellationOutcome.Cancelled.class);
    }

    @Test
    void cancelsNothingThatChangedAfterItWasShownAndBurnsTheYes() {
        var question = question();
        order.state = new OrderState(2, OrderStatus.SHIPPED, Money.of("34.99"));

        assertThat(decide(People.amara(), question.operation(), YES))
                .isEqualTo(new CancellationOutcome.Changed(
                        OneOrder.ID, List.of("its status changed from PENDING to SHIPPED")));
        order.state = new OrderState(1, OrderStatus.PENDING, Money.of("34.99"));
        assertThat(decide(People.amara(), question.operation(), YES)).isInstanceOf(CancellationOutcome.Unusable.class);
        assertUntouched();
    }

    @Test
    void cancelsOnceWhenTwoQuestionsAreAnswered() {
        var first = question();
        var second = question();

        assertThat(decide(People.amara(), first.operation(), YES)).isInstanceOf(CancellationOutcome.Cancelled.class);
        assertThat(decide(People.amara(), second.operation(), YES)).isInstanceOf(CancellationOutcome.Changed.class);
        assertThat(order.refunds).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("everythingButAYes")
    void settlesOnceAndSaysTheSameAgain(Answer answer) {
        var operation = question().operation();

        var first = settle(People.amara(), operation, answer);

        assertThat(first).isEqualTo(new CancellationOutcome.NotConfirmed(OneOrder.ID, answer));
        assertThat(settle(People.amara(), operation, YES)).isEqualTo(first);
        assertThat(settle(People.amara(), operation, new Answer.Withdrawn())).isEqualTo(first);
        assertUntouched();
    }

    @Test
    void saysAgainThatItCancelledAndCancelsNothingMore() {
        var operation = question().operation();

        var first = settle(People.amara(), operation, YES);

        assertThat(first).isInstanceOf(CancellationOutcome.Cancelled.class);
        assertThat(settle(People.amara(), operation, YES)).isEqualTo(first);
        assertThat(settle(People.amara(), operation, new Answer.Dismissed())).isEqualTo(first);
        assertThat(order.refunds).hasSize(1);
    }

    @Test
    void saysAgainWhatHadChangedAndThatItWasTooLate() {
        var changed = question().operation();
        var late = question().operation();
        order.state = new OrderState(2, OrderStatus.SHIPPED, Money.of("34.99"));
        var first = settle(People.amara(), changed, YES);
        order.state = new OrderState(1, OrderStatus.PENDING, Money.of("34.99"));
        clock.move(Duration.ofSeconds(65));

        assertThat(first).isInstanceOf(CancellationOutcome.Changed.class);
        assertThat(settle(People.amara(), changed, YES)).isEqualTo(first);
        assertThat(settle(People.amara(), late, YES)).isEqualTo(new CancellationOutcome.TooLate(OneOrder.ID));
        assertThat(settle(People.amara(), late, YES)).isEqualTo(new CancellationOutcome.TooLate(OneOrder.ID));
        assertUntouched();
    }

    @Test
    void tellsNobodyElseWhatBecameOfIt() {
        var operation = question().operation();
        settle(People.amara(), operation, YES);

        assertThat(settle(People.ben(), operation, YES)).isInstanceOf(CancellationOutcome.Unusable.class);
        assertThat(settle(People.ben(), operation, new Answer.Dismissed()))
                .isInstanceOf(CancellationOutcome.Unusable.class);
    }

    @Test
    void knowsWhetherAnOrderIsStillWhatAQuestionShows() {
        assertThat(cancellation.isStill(People.amara(), OneOrder.ID, 1)).isTrue();
        assertThat(cancellation.isStill(People.amara(), OneOrder.ID, 2)).isFalse();
        assertThat(cancellation.isStill(People.amara(), new OrderId(99_999), 1)).isFalse();
    }

    @Test
    void asksNothingAboutAnOrderThatHasGone() {
        order.state = new OrderState(1, OrderStatus.DELIVERED, Money.of("34.99"));

        var outcome = new CancellationOutcome.NotCancellable(OneOrder.ID, OrderStatus.DELIVERED);
        assertThat(cancellation.ask(People.amara(), OneOrder.ID)).isEqualTo(new Asked.Pointless(outcome));
        assertThat(cancellation.obstacle(People.amara(), OneOrder.ID)).contains(outcome);
    }

    @Test
    void knowsNoOrderThatDoesNotExist() {
        var unknown = new OrderId(99_999);

        assertThat(cancellation.obstacle(People.amara(), unknown))
                .contains(new CancellationOutcome.UnknownOrder(unknown));
    }

    @Test
    void needsTheScopeForEveryStep() {
        var weak = People.with(People.amara(), Scope.READ, Scope.WRITE);
        var operation = question().operation();

        assertThatExceptionOfType(MissingScope.class).isThrownBy(() -> cancellation.ask(weak, OneOrder.ID));
        assertThatExceptionOfType(MissingScope.class).isThrownBy(() -> cancellation.obstacle(weak, OneOrder.ID));
        assertThatExceptionOfType(MissingScope.class).isThrownBy(() -> decide(weak, operation, YES));
        assertUntouched();
    }

    private CancellationQuestion question() {
        return ((Asked.Question) cancellation.ask(People.amara(), OneOrder.ID)).question();
    }

    private CancellationOutcome settle(Caller caller, OperationId operation, Answer answer) {
        return cancellation.settle(caller, operation, OneOrder.ID, answer);
    }

    private CancellationOutcome decide(Caller caller, OperationId operation, Answer answer) {
        return cancellation.decide(caller, operation, OneOrder.ID, answer);
    }

    private void assertUntouched() {
        assertThat(order.state.status()).isEqualTo(OrderStatus.PENDING);
        assertThat(order.changes).isEmpty();
        assertThat(order.refunds).isEmpty();
    }
}
