package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import io.supportdesk.orders.confirmation.Answer;
import io.supportdesk.orders.confirmation.ArgumentDigest;
import io.supportdesk.orders.confirmation.Seals;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.order.CancellationQuestion;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Seals the state of a call for whoever makes it. A state that is broken, of somebody else, of another call, or too old
 * is refused with one error for all of these.
 */
final class CallStates implements RequestStateCodec {

    private static final Logger log = LoggerFactory.getLogger(CallStates.class);

    private final Seals seals;
    private final Callers callers;
    private final JsonMapper json;
    private final Clock clock;
    private final Duration keep;

    CallStates(Seals seals, Callers callers, JsonMapper json, Clock clock, Duration keep) {
        this.seals = seals;
        this.callers = callers;
        this.json = json;
        this.clock = clock;
        this.keep = keep;
    }

    @Override
    public String seal(McpRequestContext context, String state) {
        return seals.seal(purpose(context), state);
    }

    /** Null is the SDK's word for a state that is not good; it answers with the error of {@link #refused}. */
    @Override
    public @Nullable String open(McpRequestContext context, String sealed) {
        var opened = seals.open(purpose(context), sealed).filter(this::isFresh);
        if (opened.isEmpty()) {
            log.warn(
                    "A state for {} was refused to a caller of client {}",
                    context.primitiveName(),
                    callers.current().client());
        }
        return opened.orElse(null);
    }

    /** The state of a question that is put for the first time. */
    CallState of(CancellationQuestion question, CallToolRequest request) {
        return new CallState(
                question.operation().value(),
                digest(request),
                question.order().version(),
                question.message(),
                question.deadline(),
                question.time().toSeconds(),
                question.deadline().plus(keep),
                1);
    }

    String write(CallState state) {
        return json.writeValueAsString(state);
    }

    /** The state that was opened for this call; refused where it was made for other arguments. */
    CallState read(String opened, CallToolRequest request) {
        var state = read(opened);
        if (!state.arguments().equals(digest(request))) {
            log.warn("A state for other arguments of {} was refused", request.name());
            throw refused();
        }
        return state;
    }

    /** A yes that comes after the person's time is none; the database looks at its own clock again. */
    Answer inTime(CallState state, Answer answer) {
        return answer instanceof Answer.Confirmed && !clock.instant().isBefore(state.deadline())
                ? new Answer.Expired(state.time())
                : answer;
    }

    /** The error for a state that is not good for this call. */
    static McpException refused() {
        return McpException.invalidParams("Invalid or expired requestState");
    }

    private CallState read(String opened) {
        return json.readValue(opened, CallState.class);
    }

    private String digest(CallToolRequest request) {
        Map<String, Object> arguments = request.arguments() == null ? Map.of() : request.arguments();
        var sorted = json.writer(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).writeValueAsString(arguments);
        return HexFormat.of().formatHex(ArgumentDigest.of(request.name(), Map.of("arguments", sorted)));
    }

    private boolean isFresh(String opened) {
        try {
            return clock.instant().isBefore(read(opened).expires());
        } catch (JacksonException e) {
            return false;
        }
    }

    private Seals.Purpose purpose(McpRequestContext context) {
        var about = Optional.ofNullable(context.primitiveName()).orElse("");
        return new Seals.Purpose(callers.current(), context.method(), about);
    }
}
