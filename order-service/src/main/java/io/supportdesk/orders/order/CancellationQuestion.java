package io.supportdesk.orders.order;

import io.supportdesk.orders.confirmation.OperationId;
import java.time.Duration;
import java.time.Instant;

/**
 * What a person is asked before an order is cancelled; all of it comes from the database.
 *
 * @param operation the answer's way back
 * @param time      how long the person has
 * @param deadline  by this service's clock; the database has its own, which decides
 */
public record CancellationQuestion(OperationId operation, OrderSummary order, Duration time, Instant deadline) {

    /** The sentence that the person reads. */
    public String message() {
        return "Cancel order %s of %s (%s), total %s? A refund will be started."
                .formatted(order.id(), order.customer().name(), order.customer().id(), order.total());
    }

    /** Whether an answer that comes now is still in time. */
    public boolean inTime(Instant now) {
        return now.isBefore(deadline);
    }
}
