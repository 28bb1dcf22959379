package io.supportdesk.orders.web;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Writes problem documents where no controller is at work: in filters and in the security chain. */
@Component
public class Problems {

    private final JsonMapper json;

    Problems(JsonMapper json) {
        this.json = json;
    }

    /** Writes the document with its fixed text. */
    public void write(HttpServletResponse response, Problem problem) throws IOException {
        write(response, problem.detail());
    }

    /** Replaces whatever the response held, unless its head is already on the way. */
    public void write(HttpServletResponse response, ProblemDetail detail) throws IOException {
        if (response.isCommitted()) {
            return;
        }
        response.resetBuffer();
        response.setStatus(detail.getStatus());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.getOutputStream().write(json.writeValueAsBytes(detail));
    }
}
