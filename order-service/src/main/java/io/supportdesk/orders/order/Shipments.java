package io.supportdesk.orders.order;

import io.supportdesk.orders.identity.Caller;
import java.time.LocalDate;
import java.util.Map;

/** The parcels that are on their way. */
public interface Shipments {

    /** The parcels of all orders that are SHIPPED now, in the order of their ids. */
    Map<OrderId, Shipment> underWay();

    /**
     * Writes the estimate where it is another one than before and the order is still SHIPPED, with the order's version
     * and a history row in the same transaction.
     *
     * @return whether anything was written
     */
    boolean changeEstimate(OrderId id, LocalDate estimate, Caller actor);
}
