package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.identity.MissingScope;
import java.util.UUID;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Runs a tool for the caller of this request. A tool never throws: whatever happens becomes a result with own words. */
@Component
public class ToolCalls {

    private static final Logger log = LoggerFactory.getLogger(ToolCalls.class);

    private final Callers callers;

    ToolCalls(Callers callers) {
        this.callers = callers;
    }

    /** The result of the tool, or a result that says what went wrong without any exception's message. */
    public CallToolResult answer(Function<Caller, CallToolResult> tool) {
        return answer(tool, Function.identity());
    }

    /** The same for a tool with other results; protocol errors of the newer revision pass. */
    public <T> T answer(Function<Caller, T> tool, Function<CallToolResult, T> failure) {
        try {
            return tool.apply(callers.current());
        } catch (McpException e) {
            throw e;
        } catch (RuntimeException e) {
            return failure.apply(failed(e));
        }
    }

    private static CallToolResult failed(RuntimeException failure) {
        return switch (failure) {
            case InvalidArgument e -> ToolResults.error("INVALID_ARGUMENT", String.valueOf(e.getMessage()));
            case MissingScope e ->
                ToolResults.error(
                        "MISSING_SCOPE",
                        "This person is not allowed to do that: the access token lacks the scope "
                                + e.scope().value() + ". Nothing was changed.");
            default -> unexpected(failure);
        };
    }

    private static CallToolResult unexpected(RuntimeException failure) {
        var incident = UUID.randomUUID();
        log.error("Incident {}", incident, failure);
        return ToolResults.error(
                "FAILED",
                "The order service could not complete this (incident " + incident
                        + "). Look at the order before trying again.");
    }
}
