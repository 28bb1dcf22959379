package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.order.CancellationOutcome;
import io.supportdesk.orders.order.OrderId;
import java.util.LinkedHashMap;
import java.util.Optional;

/** What the cancelling tool says, the same through every door. */
public final class CancellationTexts {

    private static final String UNCHANGED = " Nothing was changed.";

    private CancellationTexts() {}

    /** The tool's result for what happened. */
    public static CallToolResult result(CancellationOutcome outcome) {
        var data = data(code(outcome), outcome.id(), text(outcome));
        if (outcome instanceof CancellationOutcome.Cancelled done) {
            data.put("refund", done.refund().plain());
            data.put("confirmedBy", done.confirmedBy());
        }
        if (outcome instanceof CancellationOutcome.Changed changed) {
            data.put("changes", changed.differences());
        }
        return ToolResults.result(text(outcome), data, outcome instanceof CancellationOutcome.UnknownOrder);
    }

    /** The tool's result for a client that can not ask anybody; what stands in the way anyhow is said instead. */
    public static CallToolResult noElicitation(OrderId id, Optional<CancellationOutcome> obstacle) {
        return obstacle.map(CancellationTexts::result).orElseGet(() -> noElicitation(id));
    }

    private static CallToolResult noElicitation(OrderId id) {
        var text =
                "%s was not cancelled: this client can not ask a person for confirmation (it lacks form elicitation)."
                                .formatted(id)
                        + " Please cancel it in the admin console.";
        return ToolResults.of(text, data("NO_ELICITATION", id, text));
    }

    private static LinkedHashMap<String, Object> data(String code, OrderId id, String text) {
        var data = new LinkedHashMap<String, Object>();
        data.put("outcome", code);
        data.put("orderId", id.toString());
        data.put("message", text);
        return data;
    }

    private static String code(CancellationOutcome outcome) {
        return switch (outcome) {
            case CancellationOutcome.Cancelled done -> "CANCELLED";
            case CancellationOutcome.NotConfirmed(var id, var answer) -> answer.code();
            case CancellationOutcome.Changed changed -> "CHANGED";
            case CancellationOutcome.NotCancellable late -> "NOT_CANCELLABLE";
            case CancellationOutcome.TooLate late -> "EXPIRED";
            case CancellationOutcome.Unusable unusable -> "NOT_CONFIRMED";
            case CancellationOutcome.UnknownOrder unknown -> "UNKNOWN_ORDER";
        };
    }

    private static String text(CancellationOutcome outcome) {
        return switch (outcome) {
            case CancellationOutcome.Cancelled(var id, var refund, var by) ->
                "%s is cancelled. A refund of %s was started. Confirmed by %s.".formatted(id, refund, by);
            case CancellationOutcome.NotConfirmed(var id, var answer) ->
                id + " was not cancelled: " + text(answer) + UNCHANGED;
            case CancellationOutcome.Changed(var id, var differences) ->
                "%s was not cancelled: while the question was open, %s. Nothing was changed by this call; look at the order and ask again."
                        .formatted(id, String.join(", and ", differences));
            case CancellationOutcome.NotCancellable(var id, var status) ->
                "%s is %s and can not be cancelled any more; only PENDING and PROCESSING orders can.%s"
                        .formatted(id, status, UNCHANGED);
            case CancellationOutcome.TooLate(var id) ->
                id + " was not cancelled: the confirmation came after its time was over." + UNCHANGED;
            case CancellationOutcome.Unusable(var id) ->
                id + " was not cancelled by this call: the confirmation can not be used (any more)." + UNCHANGED;
            case CancellationOutcome.UnknownOrder(var id) -> "There is no order " + id + ".";
        };
    }

    private static String text(Answer answer) {
        return switch (answer) {
            case Answer.Confirmed yes -> "the confirmation was not used.";
            case Answer.NotTicked no -> "the confirmation was declined.";
            case Answer.Malformed(var problem) -> "the answer did not fit the form, " + problem + ".";
            case Answer.Declined(var note) ->
                "the person declined" + note.map(n -> ", with the note: " + n).orElse("") + ".";
            case Answer.NobodyConnected nobody ->
                "nobody was connected who could be shown the question. Ask again when the person is at the desk.";
            case Answer.Dismissed dismissed -> "the person dismissed the question. It may be asked again.";
            case Answer.Expired(var waited) -> "nobody answered within %d seconds.".formatted(waited.toSeconds());
            case Answer.Revoked revoked -> "the person's login ended while the question was open.";
            case Answer.Withdrawn withdrawn -> "the question was withdrawn before it was answered.";
            case Answer.Unavailable unavailable -> "the question could not be brought to a person.";
        };
    }
}
