package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.server.McpServerFeatures.SyncCompletionSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.spec.McpSchema.CompleteRequest.CompleteArgument;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult.CompleteCompletion;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.PromptReference;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.order.Order;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderLookup;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The prompt for an e-mail that tells a customer about a refund, and the completion of its arguments. */
@Configuration(proxyBeanMethods = false)
class RefundEmailPrompt {

    static final String NAME = "draft_refund_email";

    private static final String ORDER_ID = "orderId";
    private static final String REASON = "reason";
    private static final int REASON_LENGTH = 500;
    private static final int OFFERED = 20;
    private static final List<String> REASONS = List.of(
            "cancelled on the customer's request",
            "damaged on arrival",
            "delivered too late",
            "lost in transit",
            "out of stock",
            "returned within 30 days",
            "wrong item delivered");

    private final Features features;
    private final OrderLookup lookup;

    RefundEmailPrompt(Features features, OrderLookup lookup) {
        this.features = features;
        this.lookup = lookup;
    }

    @Bean
    List<SyncPromptSpecification> prompts() {
        var prompt = Prompt.builder(NAME)
                .title("Draft a refund e-mail")
                .description("An e-mail to the customer of an order about its refund")
                .arguments(List.of(
                        argument(ORDER_ID, "The order's id, such as ORD-10002"),
                        argument(REASON, "Why the money goes back")))
                .build();
        return List.of(new SyncPromptSpecification(
                prompt, (exchange, request) -> features.answer(caller -> draft(caller, request.arguments()))));
    }

    @Bean
    List<SyncCompletionSpecification> completions() {
        return List.of(new SyncCompletionSpecification(
                new PromptReference(NAME),
                (exchange, request) -> features.answer(caller -> complete(caller, request.argument()))));
    }

    private GetPromptResult draft(Caller caller, @Nullable Map<String, Object> arguments) {
        var given = arguments == null ? Map.<String, Object>of() : arguments;
        var id = Arguments.orderId(given.get(ORDER_ID) instanceof String written ? written : null);
        var reason = reason(given.get(REASON));
        var order = lookup.find(caller, id)
                .orElseThrow(() -> Features.error(ErrorCodes.INVALID_PARAMS, "There is no order " + id));
        var message = PromptMessage.builder(
                        Role.USER, TextContent.builder(text(order, reason)).build())
                .build();
        return GetPromptResult.builder(List.of(message))
                .description("Refund e-mail for " + id)
                .build();
    }

    private static String reason(@Nullable Object written) {
        if (written instanceof String reason && !reason.isBlank() && reason.length() <= REASON_LENGTH) {
            return reason.strip();
        }
        throw new InvalidArgument("reason must be a text of at most " + REASON_LENGTH + " characters.");
    }

    private static String text(Order order, String reason) {
        var customer = order.summary().customer();
        return """
                Write a short, friendly e-mail to our customer about a refund. Plain text, no placeholders, signed
                "Your Support Desk". Promise nothing beyond these facts; the refund takes up to 5 working days.

                Customer: %s <%s>
                Order: %s, %s
                Items: %s
                Amount: %s
                Reason: %s
                """.formatted(
                        customer.name(),
                        customer.email(),
                        order.id(),
                        order.status(),
                        order.summary().items(),
                        order.summary().total(),
                        reason);
    }

    private CompleteResult complete(Caller caller, CompleteArgument argument) {
        var typed = argument.value() == null ? "" : argument.value();
        return switch (argument.name()) {
            case ORDER_ID ->
                offer(lookup.complete(caller, typed, OFFERED + 1).stream()
                        .map(OrderId::toString)
                        .toList());
            case REASON ->
                offer(REASONS.stream().filter(reason -> starts(reason, typed)).toList());
            default -> offer(List.of());
        };
    }

    private static boolean starts(String reason, String typed) {
        return reason.startsWith(typed.toLowerCase(Locale.ROOT));
    }

    private static CompleteResult offer(List<String> values) {
        var more = values.size() > OFFERED;
        var offered = more ? values.subList(0, OFFERED) : values;
        return new CompleteResult(new CompleteCompletion(offered, more ? null : offered.size(), more));
    }

    private static PromptArgument argument(String name, String description) {
        return PromptArgument.builder(name)
                .description(description)
                .required(true)
                .build();
    }
}
