package io.supportdesk.agent.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.security.authentication.AnonymousAuthenticationToken;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.client.authentication.OAuth2AuthenticationToken;
import org.springframework.security.oauth2.core.oidc.OidcIdToken;
import org.springframework.security.oauth2.core.oidc.user.DefaultOidcUser;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

class PeopleTests {

    private static final Map<String, Object> CLAIMS = Map.of(
            "iss", "https://sso.example/realms/a",
            "sub", "1234",
            "sid", "s1",
            "azp", "support-cli",
            "preferred_username", "amara",
            "realm_access", Map.of("roles", List.of("support")));

    @Test
    void givesTheSameOwnerAtBothDoors() {
        assertThat(People.of(page("1234")).owner())
                .isEqualTo(People.of(bearer(Map.of())).owner());
    }

    @Test
    void givesAnotherOwnerForTheSameSubjectOfAnotherIssuer() {
        var other = bearer(Map.of("iss", "https://sso.example/realms/b"));
        assertThat(People.of(other).owner())
                .isNotEqualTo(People.of(bearer(Map.of())).owner());
    }

    @Test
    void doesNotLookAtTheUserName() {
        var renamed = bearer(Map.of("preferred_username", "ben"));
        assertThat(People.of(renamed).owner())
                .isEqualTo(People.of(bearer(Map.of())).owner());
    }

    @Test
    void takesIssuerAndSubjectApart() {
        assertThat(OwnerKey.of("ab", "c")).isNotEqualTo(OwnerKey.of("a", "bc"));
    }

    @Test
    void tellsLoginsOfOnePersonApart() {
        assertThat(People.of(bearer(Map.of("sid", "s2"))).login())
                .isNotEqualTo(People.of(bearer(Map.of())).login());
    }

    @Test
    void refusesEverythingElse() {
        assertThatThrownBy(() -> People.of(null)).isInstanceOf(NotSignedIn.class);
        var anonymous = new AnonymousAuthenticationToken("key", "anonymous", AuthorityUtils.createAuthorityList("X"));
        assertThatThrownBy(() -> People.of(anonymous)).isInstanceOf(NotSignedIn.class);
        var password = UsernamePasswordAuthenticationToken.authenticated("amara", "", List.of());
        assertThatThrownBy(() -> People.of(password)).isInstanceOf(NotSignedIn.class);
        assertThatThrownBy(() -> People.of(bearer(Map.of("sub", " ")))).isInstanceOf(NotSignedIn.class);
        assertThatThrownBy(() -> People.of(bearer(Map.of("sid", "")))).isInstanceOf(NotSignedIn.class);
    }

    private static OAuth2AuthenticationToken page(String subject) {
        Map<String, Object> claims = new HashMap<>(CLAIMS);
        claims.put("sub", subject);
        claims.put("name", "Amara");
        claims.put(People.LOGIN_CLAIM, "login");
        var token = new OidcIdToken("redacted", Instant.now(), Instant.now().plusSeconds(60), claims);
        var authorities = List.of(new SimpleGrantedAuthority("PERSON"));
        return new OAuth2AuthenticationToken(new DefaultOidcUser(authorities, token, "sub"), authorities, "keycloak");
    }

    private static JwtAuthenticationToken bearer(Map<String, Object> changed) {
        Map<String, Object> claims = new HashMap<>(CLAIMS);
        claims.putAll(changed);
        var jwt = new Jwt("token", Instant.now(), Instant.now().plusSeconds(60), Map.of("alg", "RS256"), claims);
        return new JwtAuthenticationToken(jwt, List.of());
    }
}
