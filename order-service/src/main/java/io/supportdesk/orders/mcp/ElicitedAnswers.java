package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.ConfirmationForm;
import io.supportdesk.orders.order.OrderId;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Questions and answers between the core and {@code elicitation/create}, in both revisions. The reason of a no travels in the result's
 * {@code _meta}; a client that sends none is believed to speak for a person. No reason makes a yes of a no.
 */
public final class ElicitedAnswers {

    private static final String PREFIX = "io.supportdesk/";
    private static final Pattern CONFIRMATION_ID = Pattern.compile("[A-Za-z0-9_-]{43}");
    private static final int A_DAY = 86_400;

    private ElicitedAnswers() {}

    /** The question as the protocol has it. */
    public static ElicitFormRequest request(String message, String operation, OrderId id) {
        return ElicitFormRequest.builder(message, ConfirmationForm.schema("Cancel this order"))
                .meta(Map.of(PREFIX + "operation", operation, PREFIX + "orderId", id.toString()))
                .build();
    }

    /** What came back means this; time is how long the person had. */
    public static Answer read(@Nullable ElicitResult result, Duration time) {
        if (result == null || result.action() == null) {
            return new Answer.Unavailable();
        }
        Map<String, Object> meta = result.meta() == null ? Map.of() : result.meta();
        return switch (result.action()) {
            case ACCEPT -> ConfirmationForm.read(result.content(), confirmationId(meta));
            case DECLINE -> declined(meta, time);
            case CANCEL -> cancelled(meta, time);
        };
    }

    private static Answer declined(Map<String, Object> meta, Duration time) {
        return switch (reason(meta, "person")) {
            case "person" -> new Answer.Declined(ConfirmationForm.text(meta.get(PREFIX + "note")));
            case "nobody-connected" -> new Answer.NobodyConnected();
            default -> cancelled(meta, time);
        };
    }

    private static Answer cancelled(Map<String, Object> meta, Duration time) {
        return switch (reason(meta, "dismissed")) {
            case "expired" -> new Answer.Expired(waited(meta, time));
            case "nobody-connected" -> new Answer.NobodyConnected();
            case "revoked" -> new Answer.Revoked();
            case "withdrawn" -> new Answer.Withdrawn();
            case "unavailable" -> new Answer.Unavailable();
            default -> new Answer.Dismissed();
        };
    }

    private static String reason(Map<String, Object> meta, String otherwise) {
        return meta.get(PREFIX + "reason") instanceof String reason ? reason : otherwise;
    }

    private static Optional<String> confirmationId(Map<String, Object> meta) {
        return meta.get(PREFIX + "confirmation-id") instanceof String id
                        && CONFIRMATION_ID.matcher(id).matches()
                ? Optional.of(id)
                : Optional.empty();
    }

    private static Duration waited(Map<String, Object> meta, Duration otherwise) {
        return meta.get(PREFIX + "waited-seconds") instanceof Number n && n.intValue() > 0 && n.intValue() <= A_DAY
                ? Duration.ofSeconds(n.intValue())
                : otherwise;
    }
}
