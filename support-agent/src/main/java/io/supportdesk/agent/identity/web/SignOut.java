package io.supportdesk.agent.identity.web;

import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.OidcProperties;
import io.supportdesk.agent.identity.People;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.logout.LogoutSuccessHandler;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.json.JsonMapper;

/**
 * Ends the login and tells the page where to go to end the session at the identity provider as well (OpenID Connect
 * RP-Initiated Logout 1.0). The page navigates by itself, since its form-action policy allows no redirect.
 */
@Component
public class SignOut implements LogoutSuccessHandler {

    private final Logins logins;
    private final OidcProperties oidc;
    private final PublicUrl publicUrl;
    private final JsonMapper json;

    SignOut(Logins logins, OidcProperties oidc, PublicUrl publicUrl, JsonMapper json) {
        this.logins = logins;
        this.oidc = oidc;
        this.publicUrl = publicUrl;
        this.json = json;
    }

    @Override
    public void onLogoutSuccess(
            HttpServletRequest request, HttpServletResponse response, @Nullable Authentication authentication)
            throws IOException {
        var idToken = authentication == null ? null : end(authentication);
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getWriter().write(json.writeValueAsString(Map.of("location", location(idToken))));
    }

    private @Nullable String end(Authentication authentication) {
        var person = People.of(authentication);
        var tokens = logins.tokens(person.owner(), person.login());
        logins.end(person.owner(), person.login());
        return tokens.map(LoginTokens::idToken).orElse(null);
    }

    private String location(@Nullable String idToken) {
        var location = UriComponentsBuilder.fromUriString(oidc.issuer() + "/protocol/openid-connect/logout")
                .queryParam("client_id", oidc.clientId())
                .queryParam("post_logout_redirect_uri", publicUrl.url() + "/");
        if (idToken != null) {
            location.queryParam("id_token_hint", idToken);
        }
        return location.encode().build().toUriString();
    }
}
