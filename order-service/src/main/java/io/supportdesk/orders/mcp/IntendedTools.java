package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.supportdesk.orders.order.OrderCancellation;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.stereotype.Component;

/**
 * Refuses to start when the server does not offer exactly the intended tools. Without it, a stateless protocol setting
 * drops each tool that asks a person, in silence.
 */
@Component
public class IntendedTools implements SmartInitializingSingleton {

    static final Set<String> NAMES = Set.of(
            "get_order",
            "get_customer_orders",
            "get_orders_by_status",
            "update_order_status",
            RecheckShipments.NAME,
            OrderCancellation.NAME);

    private final ObjectProvider<McpSyncServer> servers;

    IntendedTools(ObjectProvider<McpSyncServer> servers) {
        this.servers = servers;
    }

    @Override
    public void afterSingletonsInstantiated() {
        var server = servers.getIfAvailable();
        if (server == null) {
            throw new IllegalStateException(
                    "There is no MCP server that can ask a person: spring.ai.mcp.server.protocol"
                            + " must be STREAMABLE and spring.ai.mcp.server.type SYNC");
        }
        check(server.listTools().stream().map(Tool::name).collect(Collectors.toSet()));
    }

    /** Throws {@link IllegalStateException} unless exactly these tools are offered through a door. */
    public static void check(Set<String> registered) {
        if (!registered.equals(NAMES)) {
            throw new IllegalStateException("The MCP server offers other tools than intended; missing: "
                    + without(NAMES, registered) + ", unexpected: " + without(registered, NAMES)
                    + ". Check spring.ai.mcp.server.protocol (STREAMABLE) and type (SYNC)");
        }
    }

    private static Set<String> without(Set<String> all, Set<String> some) {
        var rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}
