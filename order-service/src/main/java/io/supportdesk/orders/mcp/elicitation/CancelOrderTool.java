package io.supportdesk.orders.mcp.elicitation;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.mcp.Arguments;
import io.supportdesk.orders.mcp.CancellationTexts;
import io.supportdesk.orders.mcp.ElicitedAnswers;
import io.supportdesk.orders.mcp.ToolCalls;
import io.supportdesk.orders.order.CancellationOutcome;
import io.supportdesk.orders.order.CancellationQuestion;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.OrderCancellation.Asked;
import io.supportdesk.orders.order.OrderId;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpTool.McpAnnotations;
import org.springframework.ai.mcp.annotation.McpToolParam;
import org.springframework.ai.mcp.annotation.context.McpSyncRequestContext;
import org.springframework.stereotype.Component;

/** The tool that stops in the middle and asks a person. */
@Component
class CancelOrderTool {

    private static final Logger log = LoggerFactory.getLogger(CancelOrderTool.class);

    private final ToolCalls calls;
    private final OrderCancellation cancellation;
    private final OpenQuestions questions;
    private final Clock clock;

    CancelOrderTool(ToolCalls calls, OrderCancellation cancellation, OpenQuestions questions, Clock clock) {
        this.calls = calls;
        this.cancellation = cancellation;
        this.questions = questions;
        this.clock = clock;
    }

    @McpTool(
            name = OrderCancellation.NAME,
            title = "Cancel an order",
            description =
                    "Cancels a PENDING or PROCESSING order and starts a refund. Call it at once: it asks the person "
                            + "for confirmation itself and does nothing without it.",
            annotations =
                    @McpAnnotations(
                            title = "Cancel an order",
                            readOnlyHint = false,
                            destructiveHint = true,
                            idempotentHint = false,
                            openWorldHint = false))
    public CallToolResult cancelOrder(
            McpSyncRequestContext context,
            @McpToolParam(description = "The order's id, such as ORD-10002") String orderId) {
        return calls.answer(caller -> cancel(context, caller, Arguments.orderId(orderId)));
    }

    private CallToolResult cancel(McpSyncRequestContext context, Caller caller, OrderId id) {
        if (!hasForms(context.clientCapabilities())) {
            return CancellationTexts.noElicitation(id, cancellation.obstacle(caller, id));
        }
        return switch (cancellation.ask(caller, id)) {
            case Asked.Pointless(var outcome) -> CancellationTexts.result(outcome);
            case Asked.Question(var question) -> finish(context, caller, question);
        };
    }

    private CallToolResult finish(McpSyncRequestContext context, Caller caller, CancellationQuestion question) {
        var id = question.order().id();
        var answer = inTime(question, ask(context, caller, question));
        var outcome = cancellation.decide(caller, question.operation(), id, answer);
        log.info("{} of {}: {}", OrderCancellation.NAME, id, outcome.getClass().getSimpleName());
        tell(context, outcome);
        return CancellationTexts.result(outcome);
    }

    private Answer ask(McpSyncRequestContext context, Caller caller, CancellationQuestion question) {
        if (!questions.enter(caller)) {
            log.warn(
                    "Too many questions wait; {} was not asked about",
                    question.order().id());
            return new Answer.Unavailable();
        }
        try {
            return ElicitedAnswers.read(context.elicit(request(question)), question.time());
        } catch (RuntimeException e) {
            return failed(e, question.time());
        } finally {
            questions.leave(caller);
        }
    }

    private static ElicitFormRequest request(CancellationQuestion question) {
        return ElicitedAnswers.request(
                question.message(),
                question.operation().value(),
                question.order().id());
    }

    /** The question failed: it ran out of time here, or the client could not take it. */
    private static Answer failed(RuntimeException failure, Duration time) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof TimeoutException) {
                return new Answer.Expired(time);
            }
        }
        log.warn("A question failed: {}", failure.getClass().getSimpleName());
        return new Answer.Unavailable();
    }

    /** The client's own time-out may be longer than ours, so a late yes arrives here as a yes. */
    private Answer inTime(CancellationQuestion question, Answer answer) {
        return answer instanceof Answer.Confirmed && !question.inTime(clock.instant())
                ? new Answer.Expired(question.time())
                : answer;
    }

    /** A hint for the person's screen; what happened has happened, so a broken stream must not turn it into a failure. */
    private static void tell(McpSyncRequestContext context, CancellationOutcome outcome) {
        if (outcome instanceof CancellationOutcome.Cancelled done) {
            try {
                context.info(done.id() + " was cancelled, a refund of " + done.refund() + " was started");
            } catch (RuntimeException e) {
                log.warn("The client could not be told that {} is cancelled", done.id());
            }
        }
    }

    /** An empty capability means forms (the specification's default), one with only "url" does not. */
    private static boolean hasForms(@Nullable ClientCapabilities capabilities) {
        if (capabilities == null || capabilities.elicitation() == null) {
            return false;
        }
        var elicitation = capabilities.elicitation();
        return elicitation.form() != null || elicitation.url() == null;
    }
}
