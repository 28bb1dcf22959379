package io.supportdesk.agent.identity.oauth2;

import io.supportdesk.agent.identity.IdentityProviderUnavailable;
import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.identity.OidcProperties;
import java.time.Instant;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.security.oauth2.client.endpoint.OAuth2RefreshTokenGrantRequest;
import org.springframework.security.oauth2.client.endpoint.RestClientRefreshTokenTokenResponseClient;
import org.springframework.security.oauth2.client.endpoint.RestClientTokenExchangeTokenResponseClient;
import org.springframework.security.oauth2.client.endpoint.TokenExchangeGrantRequest;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.OAuth2AccessToken;
import org.springframework.security.oauth2.core.OAuth2AuthorizationException;
import org.springframework.security.oauth2.core.OAuth2RefreshToken;
import org.springframework.stereotype.Component;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.web.client.RestClientException;

/** The token end point of the identity provider; a refusal is {@link NotSignedIn}, silence is unavailable. */
@Component
class TokenEndpoint {

    private final ClientRegistration login;
    private final ClientRegistration exchange;
    private final RestClientTokenExchangeTokenResponseClient exchanges;
    private final RestClientRefreshTokenTokenResponseClient refreshes = new RestClientRefreshTokenTokenResponseClient();

    TokenEndpoint(ClientRegistration keycloak, OidcProperties oidc) {
        this.login = keycloak;
        this.exchange = ClientRegistration.withClientRegistration(keycloak)
                .registrationId("order-service")
                .authorizationGrantType(AuthorizationGrantType.TOKEN_EXCHANGE)
                .scope(oidc.orderServiceScopes())
                .build();
        this.exchanges = new RestClientTokenExchangeTokenResponseClient();
        exchanges.addParametersConverter(grant -> {
            var parameters = new LinkedMultiValueMap<String, String>();
            parameters.add("audience", oidc.orderServiceAudience());
            return parameters;
        });
    }

    OAuth2AccessToken exchange(LoginTokens tokens) {
        var request = new TokenExchangeGrantRequest(exchange, bearer(tokens), null);
        return answer(() -> exchanges.getTokenResponse(request)).getAccessToken();
    }

    LoginTokens refresh(LoginTokens tokens) {
        var refresh = new OAuth2RefreshToken(Objects.requireNonNull(tokens.refresh()), null);
        var request = new OAuth2RefreshTokenGrantRequest(login, bearer(tokens), refresh);
        var response = answer(() -> refreshes.getTokenResponse(request));
        var access = response.getAccessToken();
        var rotated = response.getRefreshToken();
        return new LoginTokens(
                access.getTokenValue(),
                Objects.requireNonNullElse(access.getExpiresAt(), Instant.EPOCH),
                rotated == null ? tokens.refresh() : rotated.getTokenValue(),
                tokens.idToken());
    }

    private static OAuth2AccessToken bearer(LoginTokens tokens) {
        return new OAuth2AccessToken(
                OAuth2AccessToken.TokenType.BEARER, tokens.access(), null, tokens.accessExpiresAt());
    }

    private static <T> T answer(Supplier<T> call) {
        try {
            return call.get();
        } catch (OAuth2AuthorizationException e) {
            if (e.getCause() instanceof RestClientException unreachable) {
                throw new IdentityProviderUnavailable(unreachable);
            }
            throw new NotSignedIn(
                    "the identity provider refused: " + e.getError().getErrorCode());
        }
    }
}
