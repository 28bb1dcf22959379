package io.supportdesk.agent.platform;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import tools.jackson.databind.json.JsonMapper;

/** Writes problem details from filters, where no controller is; byte for byte as a controller's would be. */
final class ProblemResponses {

    private static final JsonMapper JSON = new JsonMapper();

    private ProblemResponses() {}

    static void write(HttpServletRequest request, HttpServletResponse response, ProblemDetail problem)
            throws IOException {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("detail", problem.getDetail());
        body.put("instance", request.getRequestURI());
        body.put("status", problem.getStatus());
        body.put("title", problem.getTitle());
        body.put("type", String.valueOf(problem.getType()));
        if (problem.getProperties() != null) {
            body.putAll(problem.getProperties());
        }
        response.setStatus(problem.getStatus());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setCharacterEncoding("UTF-8");
        response.getWriter().write(JSON.writeValueAsString(body));
    }
}
