package io.supportdesk.orders.mcp;

import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.ShipmentRecheck;
import java.time.LocalDate;
import org.springframework.ai.mcp.annotation.context.McpSyncRequestContext;

/** Tells the client how a recheck goes: progress where it asked for it, and a log line per new estimate. */
final class RecheckNotifications implements ShipmentRecheck.Listener {

    private static final int STEPS = 20;

    private final McpSyncRequestContext context;

    RecheckNotifications(McpSyncRequestContext context) {
        this.context = context;
    }

    @Override
    public void checked(int done, int total) {
        if (done == 0) {
            context.info("Checking " + total + " shipments");
        }
        // Not one message per parcel: a client shows a bar, not a film.
        if (done == total || done % Math.max(1, total / STEPS) == 0) {
            context.progress(progress ->
                    progress.progress(done).total(total).message(done + " of " + total + " shipments checked"));
        }
    }

    @Override
    public void changed(OrderId id, LocalDate before, LocalDate now) {
        context.info(id + " is expected on " + now + " (before: " + before + ")");
    }
}
