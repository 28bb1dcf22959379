package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.InputRequiredResult;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.mcp.Arguments;
import io.supportdesk.orders.mcp.CancellationTexts;
import io.supportdesk.orders.mcp.ElicitedAnswers;
import io.supportdesk.orders.mcp.McpProperties;
import io.supportdesk.orders.mcp.ToolCalls;
import io.supportdesk.orders.order.CancellationOutcome;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.OrderCancellation.Asked;
import io.supportdesk.orders.order.OrderId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tool that asks a person, in rounds: the first call ends with the question and a sealed state, the retry brings
 * the answer. Between the rounds nothing is held here but the row of the asked operation. Answers without the state of
 * their question do not count.
 */
final class CancelOrderCall implements McpSyncTool.Handler {

    /** The name of the question in {@code inputRequests}, and of its answer in {@code inputResponses}. */
    static final String QUESTION = "confirm_cancel";

    static final int MOST_ROUNDS = 5;

    private static final Logger log = LoggerFactory.getLogger(CancelOrderCall.class);

    private final ToolCalls calls;
    private final OrderCancellation cancellation;
    private final Operations operations;
    private final CallStates states;
    private final Translation translation;
    private final McpProperties properties;

    CancelOrderCall(
            ToolCalls calls,
            OrderCancellation cancellation,
            Operations operations,
            CallStates states,
            Translation translation,
            McpProperties properties) {
        this.calls = calls;
        this.cancellation = cancellation;
        this.operations = operations;
        this.states = states;
        this.translation = translation;
        this.properties = properties;
    }

    @Override
    public McpSyncResponse<CallToolOutcome> call(McpRequestContext context, CallToolRequest request) {
        return McpSyncResponse.result(calls.answer(caller -> handle(context, caller, request), translation::result));
    }

    private CallToolOutcome handle(McpRequestContext context, Caller caller, CallToolRequest request) {
        var opened = request.requestState();
        if (opened == null) {
            return ask(context, caller, request);
        }
        var state = states.read(opened, request);
        var given = request.inputResponses() == null
                ? null
                : request.inputResponses().get(QUESTION);
        return given == null
                ? askAgain(context, caller, request, state)
                : settle(caller, orderId(request), state, translation.answer(QUESTION, given));
    }

    private CallToolOutcome ask(McpRequestContext context, Caller caller, CallToolRequest request) {
        var id = orderId(request);
        if (!context.clientCapabilities().supportsElicitationForm()) {
            return translation.result(CancellationTexts.noElicitation(id, cancellation.obstacle(caller, id)));
        }
        if (operations.waiting(caller) >= properties.maxQuestionsPerPerson()) {
            log.warn("Too many questions wait; {} was not asked about", id);
            return result(new CancellationOutcome.NotConfirmed(id, new Answer.Unavailable()));
        }
        return switch (cancellation.ask(caller, id)) {
            case Asked.Pointless(var outcome) -> result(outcome);
            case Asked.Question(var question) -> question(id, states.of(question, request));
        };
    }

    /** The same question while the order is what it shows, else a new one. */
    private CallToolOutcome askAgain(
            McpRequestContext context, Caller caller, CallToolRequest request, CallState state) {
        var id = orderId(request);
        if (state.round() >= MOST_ROUNDS) {
            throw CallStates.refused();
        }
        return context.clientCapabilities().supportsElicitationForm()
                        && cancellation.isStill(caller, id, state.version())
                ? question(id, state.next())
                : ask(context, caller, request);
    }

    private CallToolOutcome question(OrderId id, CallState state) {
        return InputRequiredResult.builder()
                .elicit(QUESTION, translation.question(ElicitedAnswers.request(state.message(), state.operation(), id)))
                .requestState(states.write(state))
                .build();
    }

    private CallToolOutcome settle(Caller caller, OrderId id, CallState state, ElicitResult given) {
        var answer = states.inTime(state, ElicitedAnswers.read(given, state.time()));
        var outcome = cancellation.settle(caller, new OperationId(state.operation()), id, answer);
        log.info("{} of {}: {}", OrderCancellation.NAME, id, outcome.getClass().getSimpleName());
        return result(outcome);
    }

    private CallToolOutcome result(CancellationOutcome outcome) {
        return translation.result(CancellationTexts.result(outcome));
    }

    private static OrderId orderId(CallToolRequest request) {
        var written = request.arguments() == null ? null : request.arguments().get("orderId");
        return Arguments.orderId(written instanceof String text ? text : null);
    }
}
