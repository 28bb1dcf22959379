package io.supportdesk.orders.mcp.web;

import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.supportdesk.orders.web.Problem;
import io.supportdesk.orders.web.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses a foreign Host or Origin with 403, whatever the method and the revision. */
class AddressFilter extends OncePerRequestFilter {

    private final AllowedAddresses allowed;
    private final Problems problems;

    AddressFilter(AllowedAddresses allowed, Problems problems) {
        this.allowed = allowed;
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            allowed.validateHeaders(Map.of(
                    HttpHeaders.HOST, Collections.list(request.getHeaders(HttpHeaders.HOST)),
                    HttpHeaders.ORIGIN, Collections.list(request.getHeaders(HttpHeaders.ORIGIN))));
        } catch (ServerTransportSecurityException e) {
            problems.write(response, Problem.FORBIDDEN);
            return;
        }
        chain.doFilter(request, response);
    }
}
