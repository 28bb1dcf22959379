package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokenExchangeIT {

    private static final String ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token";
    private static final String ID_TOKEN = "urn:ietf:params:oauth:token-type:id_token";
    private static final String[] ALL = {"orders:read", "orders:write", "orders:cancel"};

    private final Keycloak keycloak = Keycloak.shared();
    private final Tokens tokens = keycloak.tokens();

    @Test
    void givesSomebodyOfTheSupportTeamAllScopes() {
        var answer = exchange("amara", ALL);

        assertThat(answer.scopes()).contains(ALL);
    }

    @Test
    void givesALeadAllScopes() {
        assertThat(exchange("lea", ALL).scopes()).contains(ALL);
    }

    @Test
    void givesAnAuditorOnlyTheRightToRead() {
        var answer = exchange("kim", ALL);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.scopes()).contains("orders:read").doesNotContain("orders:write", "orders:cancel");
        assertThat(answer.claims().get("scope").asString()).doesNotContain("cancel", "write");
    }

    @Test
    void refusesAnAuditorWhoAsksForTheRightToCancelAlone() {
        assertThat(exchange("kim", "orders:cancel").body().has("access_token")).isFalse();
        assertThat(exchange("amara", "orders:cancel").body().has("access_token"))
                .isTrue();
    }

    @Test
    void keepsThePersonAndNamesTheAgent() {
        var subject = tokens.passwordGrant("amara", "amara-demo");
        var exchanged = tokens.exchange(subject.accessToken(), "orders:read");

        var claims = exchanged.claims();
        assertThat(claims.get("aud").asString()).isEqualTo("order-service");
        assertThat(claims.get("azp").asString()).isEqualTo("support-agent");
        assertThat(claims.get("sub")).isEqualTo(subject.claims().get("sub"));
        assertThat(claims.get("sid")).isEqualTo(subject.claims().get("sid"));
        assertThat(claims.at("/realm_access/roles").toString()).contains("support");
        assertThat(exchanged.body().has("refresh_token")).isFalse();
    }

    @Test
    void leavesOutWhatWasNotAskedFor() {
        assertThat(exchange("amara", "orders:read").scopes())
                .contains("orders:read")
                .doesNotContain("orders:write", "orders:cancel");
    }

    @Test
    void isRefusedToEveryClientButTheAgent() {
        var subject = tokens.accessToken("amara", "amara-demo");

        var byTestClient = tokens.exchangeBy(Tokens.CLIENT, TestClient.SECRET, ACCESS_TOKEN, subject, "orders:read");
        var byTerminal = tokens.exchangeBy("support-cli", "", ACCESS_TOKEN, subject, "orders:read");
        var byOrders = tokens.exchangeBy("order-service", "", ACCESS_TOKEN, subject, "orders:read");
        var byAgent = tokens.exchange(subject, "orders:read");

        assertThat(byTestClient.error()).contains("Standard token exchange is not enabled");
        assertThat(byTerminal.status()).isGreaterThanOrEqualTo(400);
        assertThat(byOrders.status()).isGreaterThanOrEqualTo(400);
        assertThat(byAgent.status()).isEqualTo(200);
    }

    @Test
    void refusesAWrongSecretOfTheAgent() {
        var subject = tokens.accessToken("amara", "amara-demo");

        assertThat(tokens.exchangeBy("support-agent", "wrong", ACCESS_TOKEN, subject, "orders:read")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void refusesAnIdTokenAsTheSubject() {
        var login = new Browser(keycloak).signIn("ben", "ben-demo");
        var idToken = login.body().get("id_token").asString();
        var secret = keycloak.agentSecret();

        assertThat(tokens.exchangeBy("support-agent", secret, ID_TOKEN, idToken, "orders:read")
                        .error())
                .contains("access tokens only");
        assertThat(tokens.exchangeBy("support-agent", secret, ACCESS_TOKEN, idToken, "orders:read")
                        .status())
                .isEqualTo(400);
        assertThat(tokens.exchange(login.accessToken(), "orders:read").status()).isEqualTo(200);
    }

    @Test
    void refusesTheTokenOfALoginThatHasEnded() {
        keycloak.admin().createUser("leaver", "leaver-demo", "support");
        var subject = tokens.accessToken("leaver", "leaver-demo");
        assertThat(tokens.exchange(subject, "orders:read").status()).isEqualTo(200);

        keycloak.admin().logOut("leaver");

        assertThat(tokens.exchange(subject, "orders:read").status()).isEqualTo(400);
    }

    private TokenResponse exchange(String person, String... scopes) {
        var subject = tokens.accessToken(person, person + "-demo");
        return tokens.exchange(subject, scopes);
    }
}
