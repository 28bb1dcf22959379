package io.supportdesk.orders.order;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import java.time.Clock;

/** Moves an order along its way. It never cancels: that is irreversible and belongs to {@link OrderCancellation}. */
public final class StatusUpdate {

    private final OrderChanges changes;
    private final Transactions transactions;
    private final Carriers carriers;
    private final Clock clock;

    public StatusUpdate(OrderChanges changes, Transactions transactions, Carriers carriers, Clock clock) {
        this.changes = changes;
        this.transactions = transactions;
        this.carriers = carriers;
        this.clock = clock;
    }

    /** Changes the status where the way allows it, with a history row in the same transaction. */
    public StatusUpdateOutcome update(Caller caller, OrderId id, OrderStatus to) {
        caller.require(Scope.WRITE);
        if (to == OrderStatus.CANCELLED) {
            return new StatusUpdateOutcome.CancelInstead(id);
        }
        return transactions.inOne(() -> changes.lock(id)
                .<StatusUpdateOutcome>map(from -> move(caller, id, from, to))
                .orElseGet(() -> new StatusUpdateOutcome.UnknownOrder(id)));
    }

    private StatusUpdateOutcome move(Caller caller, OrderId id, OrderState from, OrderStatus to) {
        if (from.status() == to) {
            return new StatusUpdateOutcome.AlreadyThere(id, to);
        }
        if (!from.status().canBecome(to)) {
            return new StatusUpdateOutcome.NotAllowed(id, from.status(), to);
        }
        changes.move(id, from, to, Change.of(caller, "status", from.status() + " -> " + to));
        if (to == OrderStatus.SHIPPED) {
            changes.recordShipment(id, carriers.handOver(id, clock.instant()));
        }
        return new StatusUpdateOutcome.Updated(id, from.status(), to);
    }
}
