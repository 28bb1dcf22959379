package io.supportdesk.orders.platform;

import io.supportdesk.orders.identity.MissingScope;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Answers a request that a filter below refused for want of a scope with the challenge that names it (step-up). */
@Component
@Order(Ordered.LOWEST_PRECEDENCE - 30)
class StepUpFilter extends OncePerRequestFilter {

    private final BearerProblems problems;

    StepUpFilter(BearerProblems problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            chain.doFilter(request, response);
        } catch (MissingScope e) {
            problems.insufficient(response, e.scope());
        }
    }
}
