package io.supportdesk.orders.order;

import java.time.Instant;
import java.time.LocalDate;

/** The companies that bring the parcels. */
public interface Carriers {

    /** Hands an order over at that moment; the same order always gets the same tracking number. */
    Shipment handOver(OrderId id, Instant at);

    /** When the carrier says that the parcel arrives; the same answer until something happens to the parcel. */
    LocalDate estimate(Shipment shipment);
}
