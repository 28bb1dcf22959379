package io.supportdesk.orders.order;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * That an order was cancelled, and on whose word.
 *
 * @param confirmedBy    name of the person who said yes
 * @param note           what that person wrote about it
 * @param confirmationId the dialog at the desk, where the answer came from one
 * @param operationId    the question that was asked; null for orders that were cancelled elsewhere
 * @param refundState    {@code STARTED} or {@code PAID}
 */
public record Cancellation(
        Instant cancelledAt,
        String confirmedBy,
        @Nullable String note,
        @Nullable String confirmationId,
        @Nullable String operationId,
        String refundState) {}
