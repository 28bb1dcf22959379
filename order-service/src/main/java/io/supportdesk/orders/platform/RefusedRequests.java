package io.supportdesk.orders.platform;

import io.supportdesk.orders.web.Problem;
import io.supportdesk.orders.web.Problems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.stereotype.Component;

/** Answers requests that the firewall refuses; no other filter has seen them, so the headers are set here. */
@Component
class RefusedRequests implements RequestRejectedHandler {

    private final Problems problems;

    RefusedRequests(Problems problems) {
        this.problems = problems;
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException e)
            throws IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Content-Security-Policy", SecurityConfiguration.CONTENT_POLICY);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        problems.write(response, Problem.INVALID_REQUEST);
    }
}
