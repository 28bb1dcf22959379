package io.supportdesk.orders.order;

import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.ArgumentDigest;
import io.supportdesk.orders.confirmation.Operation;
import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cancels an order after a person said yes to exactly that. It asks and decides and knows no protocol: whoever carries
 * the question to the person and the answer back is one of several doors. Every method needs {@link Scope#CANCEL}.
 */
public final class OrderCancellation {

    /** The name of the act, as tools, rows and logs carry it. */
    public static final String NAME = "cancel_order";

    private final Orders orders;
    private final OrderChanges changes;
    private final Operations operations;
    private final Transactions transactions;
    private final Clock clock;
    private final Duration wait;

    /** @param wait how long a person may think about the answer */
    public OrderCancellation(
            Orders orders,
            OrderChanges changes,
            Operations operations,
            Transactions transactions,
            Clock clock,
            Duration wait) {
        this.orders = orders;
        this.changes = changes;
        this.operations = operations;
        this.transactions = transactions;
        this.clock = clock;
        this.wait = wait;
    }

    /** Why there is nothing to ask about this order, or empty where there is. Changes nothing. */
    public Optional<CancellationOutcome> obstacle(Caller caller, OrderId id) {
        return prepare(caller, id) instanceof Prepared.Pointless(var outcome) ? Optional.of(outcome) : Optional.empty();
    }

    /** Opens the operation that an answer can use once, or says why there is nothing to ask. */
    public Asked ask(Caller caller, OrderId id) {
        return switch (prepare(caller, id)) {
            case Prepared.Pointless(var outcome) -> new Asked.Pointless(outcome);
            case Prepared.Possible(var order) -> open(caller, order);
        };
    }

    /**
     * Does what the answer says. A yes is checked again here, in one transaction with the change: that it is used for
     * the first time, by whom it was asked, for this order, in time, and that the order is still what was shown. Many
     * answers at once cancel at most once.
     */
    public CancellationOutcome decide(Caller caller, OperationId operation, OrderId id, Answer answer) {
        caller.require(Scope.CANCEL);
        if (answer instanceof Answer.Confirmed confirmed) {
            return transactions.inOne(() -> confirm(caller, operation, id, confirmed));
        }
        var outcome = new CancellationOutcome.NotConfirmed(id, answer);
        return operations.close(operation, caller, NAME, digest(id), RecordedOutcomes.write(outcome))
                ? outcome
                : new CancellationOutcome.Unusable(id);
    }

    /**
     * As {@link #decide}, for doors through which an answer may come twice: what was decided before stays decided, and
     * the caller hears the same again, whatever this answer says.
     */
    public CancellationOutcome settle(Caller caller, OperationId operation, OrderId id, Answer answer) {
        var outcome = decide(caller, operation, id, answer);
        return outcome instanceof CancellationOutcome.Unusable
                ? operations
                        .recorded(operation, caller, NAME, digest(id))
                        .map(recorded -> RecordedOutcomes.read(id, recorded))
                        .orElse(outcome)
                : outcome;
    }

    /** Whether the order is still at that version, so that a question about it may be shown again as it was. */
    public boolean isStill(Caller caller, OrderId id, long version) {
        caller.require(Scope.CANCEL);
        return orders.find(id)
                .filter(order -> order.state().version() == version)
                .isPresent();
    }

    private Prepared prepare(Caller caller, OrderId id) {
        caller.require(Scope.CANCEL);
        var found = orders.find(id);
        if (found.isEmpty()) {
            return new Prepared.Pointless(new CancellationOutcome.UnknownOrder(id));
        }
        var order = found.get();
        return order.status().canBeCancelled()
                ? new Prepared.Possible(order)
                : new Prepared.Pointless(new CancellationOutcome.NotCancellable(id, order.status()));
    }

    private Asked open(Caller caller, Order order) {
        var shown = order.state();
        var operation = new Operation(
                OperationId.random(),
                caller,
                NAME,
                digest(order.id()),
                order.id().number(),
                shown.version(),
                shown.status().name(),
                shown.total().amount());
        var deadline = clock.instant().plus(wait);
        operations.open(operation, wait);
        return new Asked.Question(new CancellationQuestion(operation.id(), order.summary(), wait, deadline));
    }

    private CancellationOutcome confirm(Caller caller, OperationId operation, OrderId id, Answer.Confirmed confirmed) {
        var used = operations.use(operation, caller, NAME, digest(id), confirmed.confirmationId());
        return switch (used) {
            case Operations.Use.Refused() -> new CancellationOutcome.Unusable(id);
            case Operations.Use.Expired() -> record(operation, new CancellationOutcome.TooLate(id));
            case Operations.Use.Granted(var version, var status, var total) ->
                cancel(
                        caller,
                        operation,
                        id,
                        new OrderState(version, OrderStatus.valueOf(status), new Money(total)),
                        confirmed);
        };
    }

    private CancellationOutcome cancel(
            Caller caller, OperationId operation, OrderId id, OrderState shown, Answer.Confirmed confirmed) {
        var now = changes.lock(id);
        if (now.isEmpty() || !now.get().equals(shown)) {
            // Committed, not rolled back: the operation stays used, so that this yes is worth nothing afterwards.
            return record(
                    operation,
                    new CancellationOutcome.Changed(
                            id, now.map(shown::differencesTo).orElse(List.of("it no longer exists"))));
        }
        var change = new Change(
                caller,
                "cancelled",
                "Cancelled; a refund of " + shown.total() + " was started",
                confirmed.note().orElse(null),
                confirmed.confirmationId().orElse(null),
                operation.value());
        changes.move(id, shown, OrderStatus.CANCELLED, change);
        changes.recordCancellation(id, shown.total(), change);
        return record(operation, new CancellationOutcome.Cancelled(id, shown.total(), caller.name()));
    }

    private CancellationOutcome record(OperationId operation, CancellationOutcome outcome) {
        operations.outcome(operation, RecordedOutcomes.write(outcome));
        return outcome;
    }

    private static byte[] digest(OrderId id) {
        return ArgumentDigest.of(NAME, Map.of("orderId", id.toString()));
    }

    /** What came of asking. */
    public sealed interface Asked {

        /** There is something for a person to decide. */
        record Question(CancellationQuestion question) implements Asked {}

        /** There is not. */
        record Pointless(CancellationOutcome outcome) implements Asked {}
    }

    private sealed interface Prepared {

        record Possible(Order order) implements Prepared {}

        record Pointless(CancellationOutcome outcome) implements Prepared {}
    }
}
