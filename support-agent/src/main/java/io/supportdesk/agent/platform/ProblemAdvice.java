package io.supportdesk.agent.platform;

import io.supportdesk.agent.identity.IdentityProviderUnavailable;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.problem.Problems;
import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.util.DisconnectedClientHelper;

/** Every error of a controller as a problem detail with a stable code, and without a word about the inside. */
@RestControllerAdvice
class ProblemAdvice extends ResponseEntityExceptionHandler {

    private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);
    private static final Map<Integer, String> CODES = Map.of(
            400, "invalid-request",
            404, "not-found",
            405, "method-not-allowed",
            406, "not-acceptable",
            413, "too-large",
            415, "unsupported-media-type",
            503, "unavailable");

    /** The stable code of a status that has no code of its own. */
    static String code(HttpStatusCode status) {
        return CODES.getOrDefault(status.value(), "error-" + status.value());
    }

    @ExceptionHandler(NotSignedIn.class)
    ResponseEntity<Object> notSignedIn(NotSignedIn failure) {
        return Problems.response(HttpStatus.UNAUTHORIZED, "not-signed-in", "Sign in to go on.");
    }

    @ExceptionHandler(IdentityProviderUnavailable.class)
    ResponseEntity<Object> noIdentityProvider(IdentityProviderUnavailable failure) {
        log.warn("the identity provider does not answer", failure);
        return Problems.response(
                HttpStatus.SERVICE_UNAVAILABLE, "sign-in-unavailable", "The sign-in service does not answer now.");
    }

    @ExceptionHandler(DataAccessException.class)
    ResponseEntity<Object> noStore(DataAccessException failure) {
        log.error("the store failed", failure);
        return Problems.response(HttpStatus.SERVICE_UNAVAILABLE, "unavailable", "Try again in a moment.");
    }

    /** Nobody is there to be told about a browser that has gone away. */
    @ExceptionHandler(Exception.class)
    @Nullable
    ResponseEntity<Object> unexpected(Exception failure) {
        if (DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            return null;
        }
        log.error("unexpected", failure);
        return Problems.response(HttpStatus.INTERNAL_SERVER_ERROR, "internal", "Something went wrong here.");
    }

    /** The framework's own sentences may name classes, so only its status and title are kept. */
    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception failure, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        if (body instanceof ProblemDetail ours && ours.getProperties() != null) {
            return Problems.response(ours);
        }
        var code = code(status);
        var problem = ProblemDetail.forStatusAndDetail(status, "The request can not be taken as it is.");
        problem.setType(URI.create("urn:supportdesk:problem:" + code));
        problem.setProperty("code", code);
        return Problems.response(problem);
    }
}
