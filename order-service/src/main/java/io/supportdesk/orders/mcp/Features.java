package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.identity.MissingScope;
import java.util.UUID;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Runs what is not a tool (resources, prompts, completions): failures become protocol errors with own words. */
@Component
class Features {

    private static final Logger log = LoggerFactory.getLogger(Features.class);

    private final Callers callers;

    Features(Callers callers) {
        this.callers = callers;
    }

    <T> T answer(Function<Caller, T> feature) {
        try {
            return feature.apply(callers.current());
        } catch (McpError e) {
            throw e;
        } catch (InvalidArgument e) {
            throw error(ErrorCodes.INVALID_PARAMS, String.valueOf(e.getMessage()));
        } catch (MissingScope e) {
            throw error(
                    ErrorCodes.INVALID_REQUEST,
                    "The access token lacks the scope " + e.scope().value());
        } catch (RuntimeException e) {
            var incident = UUID.randomUUID();
            log.error("Incident {}", incident, e);
            throw error(
                    ErrorCodes.INTERNAL_ERROR, "The order service could not complete this (incident " + incident + ")");
        }
    }

    static McpError error(int code, String text) {
        return McpError.builder(code).message(text).build();
    }
}
