package io.supportdesk.orders.order;

import io.supportdesk.orders.confirmation.Answer;
import java.util.List;

/** What became of a cancellation; only {@link Cancelled} changed anything. */
public sealed interface CancellationOutcome {

    OrderId id();

    /** The order is cancelled and its refund started. */
    record Cancelled(OrderId id, Money refund, String confirmedBy) implements CancellationOutcome {}

    /** Nobody said yes; the answer tells why. */
    record NotConfirmed(OrderId id, Answer answer) implements CancellationOutcome {}

    /** The order is no longer what the person was shown. */
    record Changed(OrderId id, List<String> differences) implements CancellationOutcome {}

    /** The order has gone too far, or is cancelled already. */
    record NotCancellable(OrderId id, OrderStatus status) implements CancellationOutcome {}

    /** The yes came too late, by the clock of the database. */
    record TooLate(OrderId id) implements CancellationOutcome {}

    /** The yes was used before, or belongs to another person, client or call. */
    record Unusable(OrderId id) implements CancellationOutcome {}

    record UnknownOrder(OrderId id) implements CancellationOutcome {}
}
