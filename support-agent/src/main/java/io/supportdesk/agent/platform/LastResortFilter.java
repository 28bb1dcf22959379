package io.supportdesk.agent.platform;

import io.supportdesk.agent.problem.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpStatus;
import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.web.filter.OncePerRequestFilter;

/** Turns what a filter throws, such as a session store that is down, into a problem detail. */
final class LastResortFilter extends OncePerRequestFilter {

    private static final Logger log = LoggerFactory.getLogger(LastResortFilter.class);

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            chain.doFilter(request, response);
        } catch (DataAccessException e) {
            answer(
                    request,
                    response,
                    e,
                    Problems.of(HttpStatus.SERVICE_UNAVAILABLE, "unavailable", "Try again in a moment."));
        } catch (AuthenticationServiceException e) {
            answer(
                    request,
                    response,
                    e,
                    Problems.of(
                            HttpStatus.SERVICE_UNAVAILABLE,
                            "sign-in-unavailable",
                            "The sign-in service does not answer now."));
        } catch (RuntimeException e) {
            answer(
                    request,
                    response,
                    e,
                    Problems.of(HttpStatus.INTERNAL_SERVER_ERROR, "internal", "Something went wrong here."));
        }
    }

    private static void answer(
            HttpServletRequest request,
            HttpServletResponse response,
            RuntimeException cause,
            org.springframework.http.ProblemDetail problem)
            throws IOException {
        log.error("a request failed", cause);
        if (!response.isCommitted()) {
            response.reset();
            ProblemResponses.write(request, response, problem);
        }
    }
}
