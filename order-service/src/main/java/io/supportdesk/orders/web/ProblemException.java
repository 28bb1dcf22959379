package io.supportdesk.orders.web;

import org.springframework.http.ProblemDetail;

/** Ends a request with a problem document. */
public final class ProblemException extends RuntimeException {

    private final Problem problem;
    private final String text;

    /** @param text for the client; it must not repeat what another exception said */
    public ProblemException(Problem problem, String text) {
        super(text);
        this.problem = problem;
        this.text = text;
    }

    Problem problem() {
        return problem;
    }

    ProblemDetail detail() {
        return problem.detail(text);
    }
}
