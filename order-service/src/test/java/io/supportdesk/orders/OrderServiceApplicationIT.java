package io.supportdesk.orders;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.supportdesk.orders.testing.Servers;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;

/** Starts that must fail, and by name. */
class OrderServiceApplicationIT {

    @Test
    void refusesToStartWithAProtocolThatDropsTheAskingTools() {
        assertThatThrownBy(() -> start(Servers.ISSUER.issuer(), "STATELESS"))
                .hasStackTraceContaining("There is no MCP server that can ask a person")
                .hasStackTraceContaining("spring.ai.mcp.server.protocol must be STREAMABLE");
    }

    @Test
    void refusesToStartWithoutAnIssuer() {
        assertThatThrownBy(() -> start("", "STREAMABLE"))
                .hasStackTraceContaining("order-service.security")
                .hasStackTraceContaining("issuer");
    }

    private static void start(String issuer, String protocol) {
        SpringApplication.run(
                        OrderServiceApplication.class,
                        "--server.port=0",
                        "--management.server.port=-1",
                        "--spring.datasource.url=" + Servers.POSTGRES.jdbcUrl(),
                        "--spring.data.redis.url=" + Servers.REDIS.url(),
                        "--order-service.security.issuer=" + issuer,
                        "--spring.ai.mcp.server.protocol=" + protocol)
                .close();
    }
}
