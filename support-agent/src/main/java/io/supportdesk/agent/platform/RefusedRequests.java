package io.supportdesk.agent.platform;

import io.supportdesk.agent.problem.Problems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.stereotype.Component;

/**
 * Answers paths that the firewall refuses, such as one with an encoded slash, as any path where nothing is: a malformed
 * id must not look different from an unknown one. No other filter has seen them, so the headers are set here.
 */
@Component
class RefusedRequests implements RequestRejectedHandler {

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException refused)
            throws IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Content-Security-Policy", SecurityConfiguration.CONTENT_SECURITY_POLICY);
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        var problem = request.getRequestURI().startsWith("/api/confirmations/")
                ? Problems.of(HttpStatus.NOT_FOUND, "confirmation-not-found", "There is no such confirmation of yours.")
                : Problems.of(HttpStatus.NOT_FOUND, "not-found", "There is nothing here.");
        ProblemResponses.write(request, response, problem);
    }
}
