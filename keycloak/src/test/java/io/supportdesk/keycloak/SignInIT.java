package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SignInIT {

    private final Keycloak keycloak = Keycloak.shared();

    @Test
    void refusesTheCodeFlowWithoutPkce() {
        var without = new Browser(keycloak).authorize(Map.of());
        var plain = new Browser(keycloak)
                .authorize(Map.of("code_challenge", Browser.VERIFIER, "code_challenge_method", "plain"));

        assertThat(without.headers().firstValue("Location").orElse("")).contains("error=invalid_request");
        assertThat(plain.headers().firstValue("Location").orElse("")).contains("error=invalid_request");
    }

    @Test
    void showsTheLoginPageWithPkce() {
        var page = new Browser(keycloak).authorize(Browser.pkce());

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("id=\"username\"", "id=\"password\"", "id=\"kc-login\"");
    }

    @Test
    void signsInOnAnyPortOfTheLoopbackInterface() {
        var login = new Browser(keycloak).signIn("amara", "amara-demo");

        assertThat(login.claims().get("azp").asString()).isEqualTo("support-agent");
        assertThat(login.body().has("refresh_token")).isTrue();
        assertThat(login.body().has("id_token")).isTrue();
    }

    @Test
    void refusesARedirectToAnotherHost() {
        var elsewhere = new Browser(keycloak)
                .authorize(Map.of("redirect_uri", "http://desk.example/login/oauth2/code/keycloak"));

        assertThat(elsewhere.statusCode()).isEqualTo(400);
    }

    @Test
    void refusesThePasswordGrantToEveryClientOfTheRealm() {
        var fields = Map.of("grant_type", "password", "username", "amara", "password", "amara-demo");
        var tokens = keycloak.tokens();

        assertThat(tokens.request("support-agent", keycloak.agentSecret(), fields)
                        .error())
                .contains("unauthorized_client");
        assertThat(tokens.request("support-cli", "", fields).error()).contains("unauthorized_client");
        assertThat(tokens.passwordGrant("amara", "amara-demo").status()).isEqualTo(200);
    }

    @Test
    void leadsBackToTheDeskAfterSignOutAndNowhereElse() {
        var browser = new Browser(keycloak);
        var login = browser.signIn("ben", "ben-demo");

        assertThat(signOut(browser, login, "http://desk.example/").statusCode()).isEqualTo(400);
        var back = signOut(browser, login, "http://127.0.0.1:51234/");
        assertThat(back.statusCode()).isEqualTo(302);
        assertThat(back.headers().firstValue("Location"))
                .hasValueSatisfying(location -> assertThat(location).startsWith("http://127.0.0.1:51234/"));
    }

    @Test
    void tellsTheAgentWhenALoginEnds() throws Exception {
        var received = new LinkedBlockingQueue<String>();
        var agent = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        agent.createContext("/logout/connect/back-channel/keycloak", exchange -> {
            received.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            answer(exchange);
        });
        agent.start();
        try {
            keycloak.admin()
                    .supportAgentAt("http://127.0.0.1:" + agent.getAddress().getPort());
            keycloak.admin().createUser("visitor", "visitor-demo", "support");
            new Browser(keycloak).signIn("visitor", "visitor-demo");

            keycloak.admin().logOut("visitor");

            assertThat(received.poll(10, TimeUnit.SECONDS)).startsWith("logout_token=");
        } finally {
            agent.stop(0);
        }
    }

    private java.net.http.HttpResponse<String> signOut(Browser browser, TokenResponse login, String target) {
        return browser.open(URI.create(keycloak.issuer() + "/protocol/openid-connect/logout?id_token_hint="
                + login.body().get("id_token").asString() + "&post_logout_redirect_uri=" + Http.encoded(target)));
    }

    private static void answer(com.sun.net.httpserver.HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, -1);
        exchange.close();
    }
}
