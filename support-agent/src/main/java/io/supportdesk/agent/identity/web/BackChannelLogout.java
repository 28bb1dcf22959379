package io.supportdesk.agent.identity.web;

import io.supportdesk.agent.identity.Logins;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.oidc.authentication.logout.OidcLogoutToken;
import org.springframework.security.web.authentication.logout.LogoutHandler;
import org.springframework.stereotype.Component;

/**
 * Ends the login of a session that the identity provider has ended (OpenID Connect Back-Channel Logout 1.0), for all
 * replicas at once. The token was validated before; what it names and is unknown here needs nothing.
 */
@Component
public class BackChannelLogout implements LogoutHandler {

    private final Logins logins;

    BackChannelLogout(Logins logins) {
        this.logins = logins;
    }

    @Override
    public void logout(
            HttpServletRequest request, HttpServletResponse response, @Nullable Authentication authentication) {
        if (authentication != null && authentication.getPrincipal() instanceof OidcLogoutToken token) {
            var sid = token.getSessionId();
            var issuer = token.getIssuer();
            if (sid != null && issuer != null) {
                logins.endBySid(issuer.toString(), sid);
            }
        }
    }
}
