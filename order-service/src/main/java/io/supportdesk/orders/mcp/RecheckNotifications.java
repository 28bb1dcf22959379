package io.supportdesk.orders.mcp;

import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.ShipmentRecheck;
import java.time.LocalDate;

/** Tells the client how a recheck goes: progress where it asked for it, and a log line per new estimate. */
final class RecheckNotifications implements ShipmentRecheck.Listener {

    private static final int STEPS = 20;

    private final Notifications client;

    RecheckNotifications(Notifications client) {
        this.client = client;
    }

    @Override
    public void checked(int done, int total) {
        if (done == 0) {
            client.info("Checking " + total + " shipments");
        }
        // Not one message per parcel: a client shows a bar, not a film.
        if (done == total || done % Math.max(1, total / STEPS) == 0) {
            client.progress(done, total, done + " of " + total + " shipments checked");
        }
    }

    @Override
    public void changed(OrderId id, LocalDate before, LocalDate now) {
        client.info(id + " is expected on " + now + " (before: " + before + ")");
    }
}
