package io.supportdesk.agent.problem;

import java.net.URI;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;

/** Makes problem details whose {@code code} clients can rely on. */
public final class Problems {

    private Problems() {}

    /** A problem with that code; the detail is shown to people and must hold nothing that is not theirs. */
    public static ProblemDetail of(HttpStatus status, String code, String detail) {
        var problem = ProblemDetail.forStatusAndDetail(status, detail);
        problem.setType(URI.create("urn:supportdesk:problem:" + code));
        problem.setProperty("code", code);
        return problem;
    }

    /** The problem as a response with its own status. */
    public static ResponseEntity<Object> response(ProblemDetail problem) {
        return ResponseEntity.status(problem.getStatus())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(problem);
    }

    /** A response with that code. */
    public static ResponseEntity<Object> response(HttpStatus status, String code, String detail) {
        return response(of(status, code, detail));
    }
}
