package io.supportdesk.orders.web;

import java.net.URI;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;

/**
 * Every kind of failure that this service answers over HTTP, with the code that clients may rely on. The texts are
 * fixed: no exception message reaches a client.
 */
public enum Problem {
    INVALID_REQUEST(HttpStatus.BAD_REQUEST, "invalid-request", "The request is not valid."),
    NOT_AUTHENTICATED(HttpStatus.UNAUTHORIZED, "not-authenticated", "A valid access token is needed."),
    FORBIDDEN(HttpStatus.FORBIDDEN, "forbidden", "This is not allowed."),
    INSUFFICIENT_SCOPE(HttpStatus.FORBIDDEN, "insufficient-scope", "The access token does not allow this."),
    NOT_FOUND(HttpStatus.NOT_FOUND, "not-found", "There is nothing at this address."),
    ORDER_NOT_FOUND(HttpStatus.NOT_FOUND, "order-not-found", "There is no such order."),
    METHOD_NOT_ALLOWED(HttpStatus.METHOD_NOT_ALLOWED, "method-not-allowed", "This address has no such method."),
    NOT_ACCEPTABLE(HttpStatus.NOT_ACCEPTABLE, "not-acceptable", "The answer exists as JSON only."),
    TOO_LARGE(HttpStatus.CONTENT_TOO_LARGE, "too-large", "The request is too large."),
    UNSUPPORTED_MEDIA_TYPE(
            HttpStatus.UNSUPPORTED_MEDIA_TYPE, "unsupported-media-type", "This media type is not understood."),
    UNAVAILABLE(HttpStatus.SERVICE_UNAVAILABLE, "unavailable", "This can not be answered right now; try again."),
    INTERNAL(HttpStatus.INTERNAL_SERVER_ERROR, "internal", "Something went wrong here.");

    private static final String TYPE = "urn:supportdesk:problem:";

    private final HttpStatus status;
    private final String code;
    private final String text;

    Problem(HttpStatus status, String code, String text) {
        this.status = status;
        this.code = code;
        this.text = text;
    }

    /** The status of the answer. */
    public HttpStatus status() {
        return status;
    }

    /** The stable code. */
    public String code() {
        return code;
    }

    /** The document of RFC 9457 with the fixed text. */
    public ProblemDetail detail() {
        return detail(text);
    }

    /** The document with a text that says more; it must not repeat what an exception said. */
    public ProblemDetail detail(String text) {
        var detail = ProblemDetail.forStatusAndDetail(status, text);
        detail.setType(URI.create(TYPE + code));
        detail.setTitle(status.getReasonPhrase());
        detail.setProperty("code", code);
        return detail;
    }

    /** The kind that fits a bare status best. */
    public static Problem of(HttpStatusCode status) {
        for (var problem : values()) {
            if (problem.status.value() == status.value()) {
                return problem;
            }
        }
        return status.is4xxClientError() ? INVALID_REQUEST : INTERNAL;
    }
}
