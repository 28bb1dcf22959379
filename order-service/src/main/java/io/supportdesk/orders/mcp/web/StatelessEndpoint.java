package io.supportdesk.orders.mcp.web;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.modern.server.transport.HttpServletMcpTransport;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import io.supportdesk.orders.mcp.StatelessServer;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.SmartLifecycle;
import org.springframework.web.filter.ServerHttpObservationFilter;

/**
 * The SDK's transport of revision 2026-07-28. It is no bean, since Boot would make every servlet bean an address of its
 * own, and it is made last: the tools come from all other beans.
 */
class StatelessEndpoint implements SmartInitializingSingleton, SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(StatelessEndpoint.class);
    private static final Duration KEEP_ALIVE = Duration.ofSeconds(15);

    private final ObjectProvider<StatelessServer> servers;
    private final McpJsonMapper json;
    private final String path;
    private final int mostBytes;
    private volatile @Nullable HttpServletMcpTransport transport;

    StatelessEndpoint(ObjectProvider<StatelessServer> servers, McpJsonMapper json, String path, int mostBytes) {
        this.servers = servers;
        this.json = json;
        this.path = path;
        this.mostBytes = mostBytes;
    }

    @Override
    public void afterSingletonsInstantiated() {
        servers.ifAvailable(server -> transport = transport(server));
        if (transport == null) {
            log.warn("order-service.state.keys.current is not set: {} speaks revision 2025-11-25 only", path);
        }
    }

    /** This endpoint, or empty where it is switched off. */
    Optional<StatelessEndpoint> ifOpen() {
        return transport == null ? Optional.empty() : Optional.of(this);
    }

    /** Handles the request on this thread. */
    void serve(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        var open = transport;
        if (open == null) {
            throw new IllegalStateException("There is no key for the state of revision 2026-07-28");
        }
        // The request never reaches Spring MVC, which would tell the metrics its path.
        ServerHttpObservationFilter.findObservationContext(request)
                .ifPresent(observation -> observation.setPathPattern(path));
        open.service(request, response);
    }

    private HttpServletMcpTransport transport(StatelessServer server) {
        return HttpServletMcpTransport.builder(server.server())
                .jsonMapper(json)
                .endpoint(path)
                .maxRequestSize(mostBytes)
                .keepAliveInterval(KEEP_ALIVE)
                // Checked for both revisions by AddressFilter.
                .httpHeaderValidator(ServerHttpHeaderValidator.NOOP)
                .build();
    }

    @Override
    public void start() {}

    /** Before the web server waits for open requests to end. */
    @Override
    public void stop() {
        var open = transport;
        if (open != null) {
            open.closeGracefully();
        }
    }

    @Override
    public boolean isRunning() {
        return transport != null;
    }
}
