package io.supportdesk.agent.identity.oauth2;

import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.People;
import io.supportdesk.agent.identity.Person;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClient;
import org.springframework.security.oauth2.client.authentication.OAuth2AuthenticationToken;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.stereotype.Component;

/** Takes the tokens of a sign-in into {@link Logins}, sealed, instead of into the session. */
@Component
class LoginAuthorizedClients implements OAuth2AuthorizedClientRepository {

    /** The longest session of the identity provider (10 hours); a refresh that it refuses ends the login earlier. */
    static final Duration LIFE = Duration.ofHours(10);

    private final Logins logins;

    LoginAuthorizedClients(Logins logins) {
        this.logins = logins;
    }

    @Override
    public void saveAuthorizedClient(
            OAuth2AuthorizedClient client,
            Authentication authentication,
            HttpServletRequest request,
            HttpServletResponse response) {
        var person = People.of(authentication);
        var idToken = logins.tokens(person.owner(), person.login())
                .map(LoginTokens::idToken)
                .orElse(null);
        var access = client.getAccessToken();
        var refresh = client.getRefreshToken();
        var tokens = new LoginTokens(
                access.getTokenValue(),
                Objects.requireNonNullElse(access.getExpiresAt(), Instant.EPOCH),
                refresh == null ? null : refresh.getTokenValue(),
                idToken);
        logins.put(person.owner(), person.login(), tokens, LIFE);
        link(authentication, person);
    }

    private void link(Authentication authentication, Person person) {
        if (authentication instanceof OAuth2AuthenticationToken page && page.getPrincipal() instanceof OidcUser user) {
            var sid = user.getIdToken().getClaimAsString("sid");
            var issuer = user.getIdToken().getClaimAsString("iss");
            if (sid != null && issuer != null) {
                logins.link(issuer, sid, person.owner(), person.login(), LIFE);
            }
        }
    }

    /** Nothing is ever loaded by request: tokens are only used for the exchange, see {@link ExchangedTokens}. */
    @Override
    @SuppressWarnings("NullAway") // the interface is not annotated; null is its word for "none"
    public <T extends OAuth2AuthorizedClient> @Nullable T loadAuthorizedClient(
            String registrationId, Authentication principal, HttpServletRequest request) {
        return null;
    }

    @Override
    public void removeAuthorizedClient(
            String registrationId, Authentication principal, HttpServletRequest request, HttpServletResponse response) {
        var person = People.of(principal);
        logins.end(person.owner(), person.login());
    }
}
