package io.supportdesk.orders.mcp.web;

import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.mcp.ToolScopes;
import io.supportdesk.orders.web.ReadRequest;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.springframework.http.HttpMethod;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Sends each message to the server of its revision. A message that names a version of the older kind, or none, in its
 * header and carries none in its body goes down to the sessions; every other one stands alone and never touches a
 * session, whatever session id it brings. Before that it throws {@link
 * io.supportdesk.orders.identity.MissingScope} for a call that the token does not allow.
 */
class RevisionFilter extends OncePerRequestFilter {

    static final String VERSION = "MCP-Protocol-Version";

    private static final Set<String> WITH_SESSION = Set.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");

    private final Supplier<Optional<StatelessEndpoint>> stateless;
    private final Callers callers;

    RevisionFilter(Supplier<Optional<StatelessEndpoint>> stateless, Callers callers) {
        this.stateless = stateless;
        this.callers = callers;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !HttpMethod.POST.matches(request.getMethod());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var body = request.getInputStream().readAllBytes();
        var message = Message.read(body);
        message.tool().ifPresent(tool -> callers.current().require(ToolScopes.of(tool)));
        var again = new ReadRequest(request, body);
        var endpoint = stateless.get();
        if (endpoint.isPresent() && (message.standsAlone() || namesANewerVersion(request))) {
            endpoint.get().serve(again, response);
        } else {
            chain.doFilter(again, response);
        }
    }

    private static boolean namesANewerVersion(HttpServletRequest request) {
        var version = request.getHeader(VERSION);
        return version != null && !WITH_SESSION.contains(version.strip());
    }
}
