package io.supportdesk.agent.identity;

import io.supportdesk.agent.keys.LengthPrefixed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.authentication.OAuth2AuthenticationToken;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/** Turns a validated authentication into the person; both doors, page and bearer, give the same owner. */
public final class People {

    /** Claim of the page's principal that holds its login id; set by this service at sign-in only. */
    public static final String LOGIN_CLAIM = "desk_login";

    /** Claim of the page's principal that holds its realm roles. */
    public static final String ROLES_CLAIM = "desk_roles";

    private People() {}

    /** The person behind that authentication; {@link NotSignedIn} for anonymous, null, and every other kind. */
    public static Person of(@Nullable Authentication authentication) {
        if (authentication instanceof OAuth2AuthenticationToken page
                && page.getPrincipal() instanceof OidcUser user
                && page.isAuthenticated()) {
            return ofPage(user);
        }
        if (authentication instanceof JwtAuthenticationToken bearer && bearer.isAuthenticated()) {
            return ofBearer(bearer.getToken());
        }
        throw new NotSignedIn("no validated login");
    }

    private static Person ofPage(OidcUser user) {
        var claims = user.getIdToken();
        var login = text(claims.getClaimAsString(LOGIN_CLAIM));
        return new Person(
                owner(claims.getClaimAsString("iss"), claims.getSubject()),
                new LoginId(login),
                text(claims.getClaimAsString("preferred_username")),
                text(claims.getClaimAsString("name")),
                roles(claims.getClaimAsStringList(ROLES_CLAIM)));
    }

    private static Person ofBearer(Jwt jwt) {
        var issuer = text(jwt.getClaimAsString("iss"));
        var login = LengthPrefixed.digest(
                "sa-login-v1", issuer, text(jwt.getClaimAsString("sid")), text(jwt.getClaimAsString("azp")));
        var username = text(jwt.getClaimAsString("preferred_username"));
        var name = jwt.getClaimAsString("name");
        return new Person(
                owner(issuer, jwt.getSubject()),
                new LoginId(login),
                username,
                name == null ? username : name,
                realmRoles(jwt.getClaimAsMap("realm_access")));
    }

    private static OwnerKey owner(@Nullable String issuer, @Nullable String subject) {
        return OwnerKey.of(text(issuer), text(subject));
    }

    private static String text(@Nullable String claim) {
        if (claim == null || claim.isBlank()) {
            throw new NotSignedIn("a claim that names the person is missing");
        }
        return claim;
    }

    /** The realm roles in Keycloak's {@code realm_access} claim; empty when there is none. */
    public static Set<String> realmRoles(@Nullable Map<String, Object> realmAccess) {
        var roles = realmAccess == null ? null : realmAccess.get("roles");
        return roles instanceof List<?> list
                ? Set.copyOf(list.stream().map(String::valueOf).toList())
                : Set.of();
    }

    private static Set<String> roles(@Nullable List<String> roles) {
        return roles == null ? Set.of() : Set.copyOf(roles);
    }
}
