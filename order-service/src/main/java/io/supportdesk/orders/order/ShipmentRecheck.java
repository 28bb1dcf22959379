package io.supportdesk.orders.order;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import java.time.LocalDate;

/** Asks the carriers again when every shipped order arrives. Doing it twice changes nothing the second time. */
public final class ShipmentRecheck {

    private final Shipments shipments;
    private final Carriers carriers;

    public ShipmentRecheck(Shipments shipments, Carriers carriers) {
        this.shipments = shipments;
        this.carriers = carriers;
    }

    /** Goes through all shipped orders and tells the listener on the way. */
    public Report run(Caller caller, Listener listener) {
        caller.require(Scope.WRITE);
        var parcels = shipments.underWay();
        int done = 0;
        int changed = 0;
        listener.checked(0, parcels.size());
        for (var parcel : parcels.entrySet()) {
            var estimate = carriers.estimate(parcel.getValue());
            if (shipments.changeEstimate(parcel.getKey(), estimate, caller)) {
                changed++;
                listener.changed(parcel.getKey(), parcel.getValue().estimatedDelivery(), estimate);
            }
            listener.checked(++done, parcels.size());
        }
        return new Report(done, changed);
    }

    /** How many orders were checked, and how many estimates are new. */
    public record Report(int checked, int changed) {}

    /** Hears what happens while it happens. */
    public interface Listener {

        /** So many of all are done. */
        void checked(int done, int total);

        /** One estimate is new. */
        void changed(OrderId id, LocalDate before, LocalDate now);
    }
}
