package io.supportdesk.orders.confirmation;

import io.supportdesk.orders.identity.Caller;
import java.math.BigDecimal;

/**
 * A call that waits for a person's consent, and everything that the consent is bound to.
 *
 * @param caller     who asked; nobody else, and no other client, can use the answer
 * @param tool       name of the act
 * @param arguments  digest of the act's arguments
 * @param order      number of the order
 * @param version    of the order, as it was shown
 * @param status     of the order, as it was shown
 * @param total      of the order, as it was shown
 */
public record Operation(
        OperationId id,
        Caller caller,
        String tool,
        byte[] arguments,
        long order,
        long version,
        String status,
        BigDecimal total) {}
