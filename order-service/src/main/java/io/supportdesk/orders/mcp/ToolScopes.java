package io.supportdesk.orders.mcp;

import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.order.OrderCancellation;
import java.util.Map;

/**
 * Which scope a tool needs. The core checks it, too; this is for telling a client before the call begins, so that it
 * can fetch a better token (step-up).
 */
public final class ToolScopes {

    private static final Map<String, Scope> CHANGING = Map.of(
            "update_order_status",
            Scope.WRITE,
            RecheckShipments.NAME,
            Scope.WRITE,
            OrderCancellation.NAME,
            Scope.CANCEL);

    private ToolScopes() {}

    /** The scope that a call of the tool needs; unknown tools need the one for reading. */
    public static Scope of(String tool) {
        return CHANGING.getOrDefault(tool, Scope.READ);
    }
}
