package io.supportdesk.agent.platform;

import io.supportdesk.agent.problem.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;

/** A request that carries a bearer token and a session cookie could mean two people; it is refused. */
final class OneIdentityFilter extends OncePerRequestFilter {

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var cookies = request.getCookies();
        if (cookies != null && Arrays.stream(cookies).anyMatch(cookie -> "__Host-SESSION".equals(cookie.getName()))) {
            ProblemResponses.write(
                    request,
                    response,
                    Problems.of(
                            HttpStatus.BAD_REQUEST,
                            "two-identities",
                            "Send either a bearer token or a session cookie, not both."));
            return;
        }
        chain.doFilter(request, response);
    }
}
