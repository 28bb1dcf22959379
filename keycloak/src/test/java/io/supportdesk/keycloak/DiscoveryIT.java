package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class DiscoveryIT {

    private final Keycloak keycloak = Keycloak.shared();

    @Test
    void namesTheIssuerThatTokensHave() {
        var token = keycloak.tokens().passwordGrant("amara", "amara-demo");

        assertThat(discovery().get("issuer").asString()).isEqualTo(keycloak.issuer());
        assertThat(token.claims().get("iss").asString()).isEqualTo(keycloak.issuer());
    }

    @Test
    void offersWhatTheProductNeeds() {
        var discovery = discovery();

        assertThat(discovery.get("grant_types_supported").toString())
                .contains("authorization_code", "device_code", "token-exchange", "refresh_token");
        assertThat(discovery.get("code_challenge_methods_supported").toString()).contains("S256");
        assertThat(discovery.get("backchannel_logout_session_supported").asBoolean())
                .isTrue();
        assertThat(discovery.get("end_session_endpoint").asString()).startsWith(keycloak.issuer());
    }

    @Test
    void namesThePersonAndTheirRolesInTheToken() {
        var claims = keycloak.tokens().passwordGrant("lea", "lea-demo").claims();

        assertThat(claims.get("typ").asString()).isEqualTo("Bearer");
        assertThat(claims.get("preferred_username").asString()).isEqualTo("lea");
        assertThat(claims.get("name").asString()).isEqualTo("Lea Martin");
        assertThat(claims.get("email").asString()).isEqualTo("lea@support-desk.example");
        assertThat(claims.get("sub").asString()).isEqualTo(keycloak.admin().subject("lea"));
        assertThat(claims.get("sid").asString()).isNotEmpty();
        assertThat(claims.get("exp").asLong() - claims.get("iat").asLong()).isEqualTo(300);
        assertThat(claims.at("/realm_access/roles").toString())
                .contains("lead", "support")
                .doesNotContain("auditor");
    }

    private JsonNode discovery() {
        var address = URI.create(keycloak.issuer() + "/.well-known/openid-configuration");
        return Http.JSON.readTree(Http.send(Http.to(address).build()).body());
    }
}
