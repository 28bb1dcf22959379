package io.supportdesk.agent.identity.web;

import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.People;
import io.supportdesk.agent.identity.Person;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Instant;
import java.util.Objects;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.client.authentication.OAuth2AuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets a request through as its person only while that login is open in the shared store: a login that was ended on
 * any replica is no login any more, whatever the cookie or the token says.
 */
public final class OpenLoginFilter extends OncePerRequestFilter {

    private final Logins logins;

    public OpenLoginFilter(Logins logins) {
        this.logins = logins;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var authentication = SecurityContextHolder.getContext().getAuthentication();
        if (authentication != null && isPersonal(authentication) && !isOpen(authentication)) {
            SecurityContextHolder.clearContext();
            var session = request.getSession(false);
            if (session != null) {
                session.invalidate();
            }
        }
        chain.doFilter(request, response);
    }

    private static boolean isPersonal(Authentication authentication) {
        return authentication instanceof OAuth2AuthenticationToken || authentication instanceof JwtAuthenticationToken;
    }

    private boolean isOpen(Authentication authentication) {
        var person = People.of(authentication);
        return authentication instanceof JwtAuthenticationToken bearer
                ? admit(person, bearer)
                : logins.isOpen(person.owner(), person.login());
    }

    private boolean admit(Person person, JwtAuthenticationToken bearer) {
        var jwt = bearer.getToken();
        var expires = Objects.requireNonNullElse(jwt.getExpiresAt(), Instant.EPOCH);
        var tokens = new LoginTokens(jwt.getTokenValue(), expires, null, null);
        return logins.admit(person.owner(), person.login(), tokens);
    }
}
