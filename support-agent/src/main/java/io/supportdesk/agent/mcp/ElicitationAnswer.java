package io.supportdesk.agent.mcp;

import io.supportdesk.agent.confirmation.Outcome;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a question, in the words of the protocol, the same in both revisions. Only a person's yes becomes
 * {@code accept}.
 *
 * @param action {@code accept}, {@code decline} or {@code cancel}
 * @param content the filled form, with accept only
 * @param meta why, for servers that care: the reason, the person's note, the confirmation's id
 */
public record ElicitationAnswer(String action, @Nullable Map<String, Object> content, Map<String, Object> meta) {

    private static final String META = "io.supportdesk/";

    /** The answer for that outcome. */
    public static ElicitationAnswer of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Accepted accepted ->
                new ElicitationAnswer(
                        "accept",
                        accepted.content(),
                        meta("person", accepted.id().value(), accepted.note()));
            case Outcome.Declined declined ->
                answer("decline", "person", declined.id().value(), declined.note());
            case Outcome.Dismissed dismissed ->
                answer("cancel", "dismissed", dismissed.id().value(), dismissed.note());
            case Outcome.Expired expired -> expired(expired);
            case Outcome.Closed closed ->
                answer(
                        "cancel",
                        closed.state().name().toLowerCase(Locale.ROOT),
                        closed.id().value(),
                        null);
            case Outcome.NobodyConnected nobody -> answer("decline", "nobody-connected", null, null);
            case Outcome.Refused refused -> answer("decline", "refused", null, refused.reason());
            case Outcome.Unavailable unavailable -> answer("cancel", "unavailable", null, null);
        };
    }

    /** The answer to a question that belongs to no call. */
    public static ElicitationAnswer unsolicited() {
        return answer("decline", "unsolicited", null, null);
    }

    private static ElicitationAnswer expired(Outcome.Expired expired) {
        var meta = meta("expired", expired.id().value(), null);
        meta.put(META + "waited-seconds", expired.waited().toSeconds());
        return new ElicitationAnswer("cancel", null, meta);
    }

    private static ElicitationAnswer answer(
            String action, String reason, @Nullable String confirmation, @Nullable String note) {
        return new ElicitationAnswer(action, null, meta(reason, confirmation, note));
    }

    private static Map<String, Object> meta(String reason, @Nullable String confirmation, @Nullable String note) {
        Map<String, Object> meta = new HashMap<>();
        meta.put(META + "reason", reason);
        if (confirmation != null) {
            meta.put(META + "confirmation-id", confirmation);
        }
        if (note != null && !note.isBlank()) {
            meta.put(META + "note", note);
        }
        return meta;
    }
}
