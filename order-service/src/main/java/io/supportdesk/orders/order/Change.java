package io.supportdesk.orders.order;

import io.supportdesk.orders.identity.Caller;
import org.jspecify.annotations.Nullable;

/**
 * Who changes an order, what it is called in the history, and why.
 *
 * @param action         a short stable word, such as {@code cancelled}
 * @param detail         a sentence for people
 * @param note           what the person wrote about it
 * @param confirmationId the dialog that allowed it
 * @param operationId    the question that was asked before
 */
public record Change(
        Caller actor,
        String action,
        String detail,
        @Nullable String note,
        @Nullable String confirmationId,
        @Nullable String operationId) {

    /** A change that needed no confirmation. */
    public static Change of(Caller actor, String action, String detail) {
        return new Change(actor, action, detail, null, null, null);
    }
}
