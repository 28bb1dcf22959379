package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.confirmation.Seals;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.mcp.McpProperties;
import io.supportdesk.orders.mcp.RecheckShipments;
import io.supportdesk.orders.mcp.StatelessServer;
import io.supportdesk.orders.mcp.ToolCalls;
import io.supportdesk.orders.order.OrderCancellation;
import java.time.Clock;
import java.util.Map;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.json.JsonMapper;

/** The server of revision 2026-07-28, where there is a key for its state. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty("order-service.state.keys.current")
class MrtrConfiguration {

    @Bean
    CallStates callStates(Seals seals, Callers callers, JsonMapper json, Clock clock, MrtrProperties properties) {
        return new CallStates(seals, callers, json, clock, properties.keep());
    }

    @Bean
    JacksonMcpJsonMapper protocolJson(@Qualifier("mcpServerJsonMapper") JsonMapper json) {
        return new JacksonMcpJsonMapper(json);
    }

    @Bean
    CancelOrderCall cancelOrderCall(
            ToolCalls calls,
            OrderCancellation cancellation,
            Operations operations,
            CallStates states,
            JacksonMcpJsonMapper json,
            McpProperties properties) {
        return new CancelOrderCall(calls, cancellation, operations, states, new Translation(json), properties);
    }

    @Bean
    StatelessServer statelessServer(
            OlderFeatures older,
            CancelOrderCall cancel,
            RecheckShipments recheck,
            CallStates states,
            JacksonMcpJsonMapper json,
            MrtrServer.Description description) {
        var talking = Map.of(
                OrderCancellation.NAME,
                cancel,
                RecheckShipments.NAME,
                new RecheckShipmentsCall(recheck, new Translation(json)));
        return new MrtrServer(older, talking, states, json, description);
    }

    @Bean
    MrtrServer.Description description(
            @Value("${spring.ai.mcp.server.name}") String name,
            @Value("${spring.ai.mcp.server.version}") String version,
            @Value("${spring.ai.mcp.server.instructions}") String instructions) {
        return new MrtrServer.Description(name, version, instructions);
    }
}
