package io.supportdesk.orders.platform;

import io.supportdesk.orders.web.Problem;
import io.supportdesk.orders.web.Problems;
import io.supportdesk.orders.web.ReadRequest;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses large bodies with 413, whether they tell their length or not. Works after the token was checked. */
@Component
@Order(Ordered.LOWEST_PRECEDENCE - 20)
class BodyLimitFilter extends OncePerRequestFilter {

    private final Problems problems;
    private final int limit;

    BodyLimitFilter(Problems problems, ServiceProperties properties) {
        this.problems = problems;
        this.limit = Math.toIntExact(properties.maxBody().toBytes());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request.getContentLengthLong() > limit) {
            problems.write(response, Problem.TOO_LARGE);
        } else if (request.getHeader("Transfer-Encoding") != null) {
            readAhead(request, response, chain);
        } else {
            chain.doFilter(request, response);
        }
    }

    private void readAhead(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var body = request.getInputStream().readNBytes(limit + 1);
        if (body.length > limit) {
            problems.write(response, Problem.TOO_LARGE);
        } else {
            chain.doFilter(new ReadRequest(request, body), response);
        }
    }
}
