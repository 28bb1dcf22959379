package io.supportdesk.orders.mcp.web;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.mcp.SessionBindings;
import io.supportdesk.orders.web.Problem;
import io.supportdesk.orders.web.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets a request into an MCP session only when the session is bound to its caller. The transport itself does not
 * compare: with a known session id and a guessed request id, anybody could answer another person's question. Unknown,
 * foreign and unbound sessions get one identical 404; when the bindings are out of reach, everybody gets 503.
 */
class SessionBindingFilter extends OncePerRequestFilter {

    static final String SESSION = "Mcp-Session-Id";

    private static final Logger log = LoggerFactory.getLogger(SessionBindingFilter.class);

    private final SessionBindings bindings;
    private final Callers callers;
    private final Problems problems;

    SessionBindingFilter(SessionBindings bindings, Callers callers, Problems problems) {
        this.bindings = bindings;
        this.callers = callers;
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!isServed(request)) {
            // GET would hold a connection for messages that this server never sends outside a call.
            response.setHeader(HttpHeaders.ALLOW, "POST, DELETE");
            problems.write(response, Problem.METHOD_NOT_ALLOWED);
            return;
        }
        try {
            admit(request, response, chain);
        } catch (SessionBindings.Unavailable e) {
            log.warn("The session bindings are out of reach");
            response.setHeader(HttpHeaders.RETRY_AFTER, "5");
            problems.write(response, Problem.UNAVAILABLE);
        }
    }

    private void admit(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var caller = callers.current();
        var sessions = Collections.list(request.getHeaders(SESSION));
        if (sessions.isEmpty()) {
            open(request, response, chain, caller);
        } else if (sessions.size() == 1 && bindings.holds(sessions.getFirst(), caller)) {
            chain.doFilter(request, response);
            releaseWhenEnded(request, response, sessions);
        } else {
            log.warn("A session was refused to a caller of client {}", caller.client());
            SessionNotFound.write(response);
        }
    }

    private void open(HttpServletRequest request, HttpServletResponse response, FilterChain chain, Caller caller)
            throws ServletException, IOException {
        var binding = new BindingResponse(response, SESSION, session -> bindings.bind(session, caller));
        try {
            chain.doFilter(request, binding);
        } finally {
            // Whatever the framework made of it, wrapped or swallowed: an unbound session is not given away.
            binding.rethrow();
        }
    }

    private void releaseWhenEnded(HttpServletRequest request, HttpServletResponse response, List<String> sessions) {
        if (isMethod(request, HttpMethod.DELETE) && response.getStatus() < 300) {
            bindings.release(sessions.getFirst());
        }
    }

    private static boolean isServed(HttpServletRequest request) {
        return isMethod(request, HttpMethod.POST) || isMethod(request, HttpMethod.DELETE);
    }

    private static boolean isMethod(HttpServletRequest request, HttpMethod method) {
        return method.matches(request.getMethod());
    }
}
