package io.supportdesk.agent.mcp;

import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * The MCP servers of this desk; nobody can add one at run time.
 *
 * @param servers by a short name
 */
@ConfigurationProperties("support-agent")
record ServerProperties(Map<String, Server> servers) {

    /**
     * One server.
     *
     * @param title what people see as the asking side
     * @param url its Streamable HTTP end point
     */
    record Server(
            @Nullable String title,
            @Nullable URI url,
            @Nullable String revision) {}

    ServerProperties {
        servers.forEach((name, server) -> {
            if (server.title() == null || server.title().isBlank() || server.url() == null) {
                throw new IllegalStateException("support-agent.servers." + name + " needs title and url");
            }
        });
    }
}
