package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.supportdesk.orders.order.ShipmentRecheck;
import org.springframework.stereotype.Component;

/** The tool that takes its time and tells how far it is; the same through both doors. */
@Component
public class RecheckShipments {

    /** The tool's name. */
    public static final String NAME = "recheck_shipments";

    private final ToolCalls calls;
    private final ShipmentRecheck recheck;

    RecheckShipments(ToolCalls calls, ShipmentRecheck recheck) {
        this.calls = calls;
        this.recheck = recheck;
    }

    /** Runs it for the caller of this request. */
    public CallToolResult run(Notifications client) {
        return calls.answer(caller -> {
            var report = recheck.run(caller, new RecheckNotifications(client));
            var text = "%d shipments checked, %d estimates changed.".formatted(report.checked(), report.changed());
            client.info(text);
            return ToolResults.of(text, report);
        });
    }
}
