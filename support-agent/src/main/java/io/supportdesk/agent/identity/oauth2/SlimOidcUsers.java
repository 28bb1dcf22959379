package io.supportdesk.agent.identity.oauth2;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.OidcProperties;
import io.supportdesk.agent.identity.People;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.keys.RandomId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.client.authentication.OAuth2AuthenticationToken;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserRequest;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.oauth2.core.oidc.OidcIdToken;
import org.springframework.security.oauth2.core.oidc.user.DefaultOidcUser;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.stereotype.Component;

/**
 * The principal that is kept in the session: only the claims that name the person and the login, no token. A whole
 * OpenID Connect principal can not be read back from a JSON session, and would keep tokens in clear.
 */
@Component
class SlimOidcUsers extends OidcUserService {

    private static final List<String> KEPT = List.of("iss", "sub", "sid", "preferred_username", "name");

    private final JwtDecoder accessTokens;
    private final Logins logins;

    SlimOidcUsers(OidcProperties oidc, JWKSource<SecurityContext> identityProviderKeys, Logins logins) {
        var decoder = NimbusJwtDecoder.withJwkSource(identityProviderKeys).build();
        decoder.setJwtValidator(JwtValidators.createDefaultWithIssuer(Objects.requireNonNull(oidc.issuer())));
        this.accessTokens = decoder;
        this.logins = logins;
    }

    /** Opens the login; its refresh token is added by {@link LoginAuthorizedClients}, which is the first to see it. */
    @Override
    public OidcUser loadUser(OidcUserRequest request) {
        var access = request.getAccessToken();
        var user = slim(request.getIdToken(), accessTokens.decode(access.getTokenValue()));
        var person = person(user);
        var expires = Objects.requireNonNullElse(access.getExpiresAt(), Instant.EPOCH);
        var tokens = new LoginTokens(
                access.getTokenValue(), expires, null, request.getIdToken().getTokenValue());
        logins.put(person.owner(), person.login(), tokens, LoginAuthorizedClients.LIFE);
        return user;
    }

    private static Person person(OidcUser user) {
        return People.of(new OAuth2AuthenticationToken(user, user.getAuthorities(), ClientRegistrations.KEYCLOAK));
    }

    private static OidcUser slim(OidcIdToken idToken, Jwt access) {
        Map<String, Object> claims = new HashMap<>();
        KEPT.forEach(name -> keep(claims, name, idToken.getClaims().get(name)));
        claims.put(People.LOGIN_CLAIM, RandomId.next());
        claims.put(People.ROLES_CLAIM, new ArrayList<>(People.realmRoles(access.getClaimAsMap("realm_access"))));
        var slim = new OidcIdToken("redacted", idToken.getIssuedAt(), idToken.getExpiresAt(), claims);
        return new DefaultOidcUser(List.of(new SimpleGrantedAuthority("PERSON")), slim, "sub");
    }

    private static void keep(Map<String, Object> claims, String name, @Nullable Object value) {
        if (value != null) {
            claims.put(name, value.toString());
        }
    }
}
