package io.supportdesk.orders.order;

import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.Recorded;
import java.time.Duration;
import java.util.List;

/** Outcomes of cancellations as they are kept, and back; what was written by an older version is still read. */
final class RecordedOutcomes {

    private RecordedOutcomes() {}

    static Recorded write(CancellationOutcome outcome) {
        return switch (outcome) {
            case CancellationOutcome.Cancelled(var id, var refund, var by) -> recorded("CANCELLED", refund.plain(), by);
            case CancellationOutcome.Changed(var id, var differences) -> new Recorded("CHANGED", differences);
            case CancellationOutcome.TooLate late -> recorded("EXPIRED");
            case CancellationOutcome.NotConfirmed(var id, var answer) -> write(answer);
            case CancellationOutcome.NotCancellable late -> throw neverUsed(outcome);
            case CancellationOutcome.Unusable unusable -> throw neverUsed(outcome);
            case CancellationOutcome.UnknownOrder unknown -> throw neverUsed(outcome);
        };
    }

    static CancellationOutcome read(OrderId id, Recorded recorded) {
        var details = recorded.details();
        return switch (recorded.code()) {
            case "CANCELLED" -> new CancellationOutcome.Cancelled(id, Money.of(details.get(0)), details.get(1));
            case "CHANGED" -> new CancellationOutcome.Changed(id, details);
            default ->
                details.isEmpty()
                        ? ofCode(id, recorded.code())
                        : new CancellationOutcome.NotConfirmed(id, answer(details.getFirst(), details));
        };
    }

    private static CancellationOutcome ofCode(OrderId id, String code) {
        return code.equals("EXPIRED") ? new CancellationOutcome.TooLate(id) : new CancellationOutcome.Unusable(id);
    }

    private static Recorded write(Answer answer) {
        var details = switch (answer) {
            case Answer.Confirmed yes -> throw new IllegalArgumentException("A yes is no reason for a no");
            case Answer.NotTicked no -> List.of("not-ticked");
            case Answer.Malformed(var problem) -> List.of("malformed", problem);
            case Answer.Declined(var note) ->
                note.map(text -> List.of("declined", text)).orElse(List.of("declined"));
            case Answer.NobodyConnected nobody -> List.of("nobody-connected");
            case Answer.Dismissed dismissed -> List.of("dismissed");
            case Answer.Expired(var waited) -> List.of("expired", waited.toString());
            case Answer.Revoked revoked -> List.of("revoked");
            case Answer.Withdrawn withdrawn -> List.of("withdrawn");
            case Answer.Unavailable unavailable -> List.of("unavailable");
        };
        return new Recorded(answer.code(), details);
    }

    private static Answer answer(String kind, List<String> details) {
        var more = details.stream().skip(1).findFirst();
        return switch (kind) {
            case "not-ticked" -> new Answer.NotTicked();
            case "malformed" -> new Answer.Malformed(more.orElse(""));
            case "declined" -> new Answer.Declined(more);
            case "nobody-connected" -> new Answer.NobodyConnected();
            case "dismissed" -> new Answer.Dismissed();
            case "expired" -> new Answer.Expired(more.map(Duration::parse).orElse(Duration.ZERO));
            case "revoked" -> new Answer.Revoked();
            case "withdrawn" -> new Answer.Withdrawn();
            default -> new Answer.Unavailable();
        };
    }

    private static Recorded recorded(String code, String... details) {
        return new Recorded(code, List.of(details));
    }

    private static IllegalStateException neverUsed(CancellationOutcome outcome) {
        return new IllegalStateException("No operation is used up by " + outcome);
    }
}
