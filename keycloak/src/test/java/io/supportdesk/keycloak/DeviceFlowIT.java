package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class DeviceFlowIT {

    private final Keycloak keycloak = Keycloak.shared();

    @Test
    void answersTheTerminalWithACodeForThePerson() {
        var answer = ask("support-cli", Browser.pkce());

        assertThat(answer.get("user_code").asString()).isNotEmpty();
        assertThat(answer.get("verification_uri_complete").asString()).startsWith(keycloak.issuer());
        assertThat(poll(answer.get("device_code").asString()).error()).contains("authorization_pending");
    }

    @Test
    void givesTheTerminalATokenForTheAgentWhenThePersonAgrees() {
        var answer = ask("support-cli", Browser.pkce());
        var address = URI.create(answer.get("verification_uri_complete").asString());

        new Browser(keycloak).confirmDevice(address, "amara", "amara-demo");

        var token = poll(answer.get("device_code").asString());
        assertThat(token.claims().get("azp").asString()).isEqualTo("support-cli");
        assertThat(token.claims().get("aud").toString()).contains("support-agent");
        assertThat(token.claims().get("sub").asString())
                .isEqualTo(keycloak.admin().subject("amara"));
        assertThat(token.body().has("refresh_token")).isTrue();
        assertThat(keycloak.tokens()
                        .exchange(token.accessToken(), "orders:read", "orders:cancel")
                        .scopes())
                .contains("orders:read", "orders:cancel");
    }

    @Test
    void isRefusedWithoutPkce() {
        assertThat(ask("support-cli", Map.of()).path("error").asString("")).isEqualTo("invalid_request");
    }

    @Test
    void isRefusedToOtherClients() {
        var fields = new HashMap<>(Browser.pkce());
        fields.put("client_secret", keycloak.agentSecret());

        assertThat(ask("support-agent", fields).path("error").asString("")).isEqualTo("unauthorized_client");
    }

    private JsonNode ask(String client, Map<String, String> more) {
        var fields = new HashMap<>(more);
        fields.put("client_id", client);
        fields.put("scope", "openid");
        var request = Http.to(URI.create(keycloak.issuer() + "/protocol/openid-connect/auth/device"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(Http.form(fields))
                .build();
        return Http.JSON.readTree(Http.send(request).body());
    }

    private TokenResponse poll(String deviceCode) {
        return keycloak.tokens()
                .request(
                        "support-cli",
                        "",
                        Map.of(
                                "grant_type",
                                "urn:ietf:params:oauth:grant-type:device_code",
                                "device_code",
                                deviceCode,
                                "code_verifier",
                                Browser.VERIFIER));
    }
}
