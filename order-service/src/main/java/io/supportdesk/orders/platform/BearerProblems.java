package io.supportdesk.orders.platform;

import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.web.Problem;
import io.supportdesk.orders.web.Problems;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.stereotype.Component;

/**
 * Answers refused tokens as RFC 6750 and RFC 9728 ask: with a challenge that names the metadata by the configured
 * address (the framework's own one takes it from the Host header).
 */
@Component
class BearerProblems implements AuthenticationEntryPoint, AccessDeniedHandler {

    private static final Logger log = LoggerFactory.getLogger(BearerProblems.class);

    private final Problems problems;
    private final String metadata;

    BearerProblems(Problems problems, ServiceProperties properties) {
        this.problems = problems;
        this.metadata = "resource_metadata=\"" + properties.resourceMetadata() + "\"";
    }

    /** 401, or 503 where the token could not be checked because the issuer's keys were out of reach. */
    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException e)
            throws IOException {
        if (e instanceof AuthenticationServiceException) {
            log.warn("The issuer's keys are out of reach");
            response.setHeader(HttpHeaders.RETRY_AFTER, "5");
            problems.write(response, Problem.UNAVAILABLE);
            return;
        }
        var error = e instanceof OAuth2AuthenticationException ? "error=\"invalid_token\", " : "";
        challenge(response, error + scope(Scope.READ));
        problems.write(response, Problem.NOT_AUTHENTICATED);
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException e)
            throws IOException {
        insufficient(response, Scope.READ);
    }

    /** 403 with the scope that is needed, for which a client can ask the issuer. */
    void insufficient(HttpServletResponse response, Scope needed) throws IOException {
        challenge(response, "error=\"insufficient_scope\", " + scope(needed));
        problems.write(response, Problem.INSUFFICIENT_SCOPE);
    }

    private void challenge(HttpServletResponse response, String parameters) {
        response.setHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer " + parameters + ", " + metadata);
    }

    private static String scope(Scope scope) {
        return "scope=\"" + scope.value() + "\"";
    }
}
