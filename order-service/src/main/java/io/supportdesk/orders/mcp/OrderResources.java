package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.order.OrderLookup;
import io.supportdesk.orders.order.view.OrderDetail;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.databind.json.JsonMapper;

/** What a model can read: the policies, and each order as JSON. */
@Configuration(proxyBeanMethods = false)
class OrderResources {

    private static final String ORDER = "order://";

    private final Features features;
    private final OrderLookup lookup;
    private final JsonMapper json;

    OrderResources(Features features, OrderLookup lookup, JsonMapper json) {
        this.features = features;
        this.lookup = lookup;
        this.json = json;
    }

    @Bean
    List<SyncResourceSpecification> policies() throws IOException {
        return List.of(
                policy("returns", "Returns policy", "Cancelling, returning, refunds"),
                policy("shipping", "Shipping policy", "Delivery times, costs, changing the address"));
    }

    @Bean
    List<SyncResourceTemplateSpecification> orderTemplates() {
        var template = ResourceTemplate.builder(ORDER + "{orderId}", "order")
                .title("Order")
                .description("One order with lines, address, shipment, cancellation and history")
                .mimeType("application/json")
                .build();
        return List.of(new SyncResourceTemplateSpecification(
                template, (exchange, request) -> features.answer(caller -> order(caller, request.uri()))));
    }

    private SyncResourceSpecification policy(String name, String title, String description) throws IOException {
        var uri = "policy://" + name;
        var text = new ClassPathResource("policies/" + name + ".md").getContentAsString(StandardCharsets.UTF_8);
        var resource = Resource.builder(uri, name)
                .title(title)
                .description(description)
                .mimeType("text/markdown")
                .build();
        return new SyncResourceSpecification(
                resource,
                (exchange, request) -> features.answer(caller -> {
                    caller.require(Scope.READ);
                    return contents(uri, "text/markdown", text);
                }));
    }

    private ReadResourceResult order(Caller caller, String uri) {
        var id = Arguments.orderId(uri.startsWith(ORDER) ? uri.substring(ORDER.length()) : uri);
        return lookup.find(caller, id)
                .map(order -> contents(uri, "application/json", json.writeValueAsString(OrderDetail.of(order))))
                .orElseThrow(() -> Features.error(ErrorCodes.RESOURCE_NOT_FOUND, "There is no order " + id));
    }

    private static ReadResourceResult contents(String uri, String type, String text) {
        return ReadResourceResult.builder(List.of(new TextResourceContents(uri, type, text)))
                .build();
    }
}
