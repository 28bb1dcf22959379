package io.supportdesk.agent.platform;

import io.supportdesk.agent.problem.Problems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.security.web.csrf.CsrfException;
import org.springframework.stereotype.Component;

/** Refusals of the security chains as problem details; never a redirect, since the page asks by itself. */
@Component
class SecurityProblems implements AuthenticationEntryPoint, AccessDeniedHandler {

    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException failure)
            throws IOException {
        if (request.getHeader(HttpHeaders.AUTHORIZATION) != null) {
            response.setHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer error=\"invalid_token\"");
        }
        ProblemResponses.write(
                request, response, Problems.of(HttpStatus.UNAUTHORIZED, "not-signed-in", "Sign in to go on."));
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException denied)
            throws IOException {
        var problem = denied instanceof CsrfException
                ? Problems.of(HttpStatus.FORBIDDEN, "csrf", "The X-XSRF-TOKEN header is missing or wrong.")
                : Problems.of(HttpStatus.FORBIDDEN, "forbidden", "This is not open to you.");
        ProblemResponses.write(request, response, problem);
    }
}
