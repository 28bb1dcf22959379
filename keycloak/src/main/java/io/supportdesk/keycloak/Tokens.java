package io.supportdesk.keycloak;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Tokens of real users without a browser, for tests: by the password grant of a client that exists on test servers
 * only. Safe for several threads.
 */
public final class Tokens {

    /** The client's id, which is the claim {@code azp} of the tokens that it gets. */
    public static final String CLIENT = "test-client";

    private static final String EXCHANGE = "urn:ietf:params:oauth:grant-type:token-exchange";
    private static final String ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token";

    private final URI endpoint;
    private final KeycloakAdmin admin;
    private final String agentSecret;
    private boolean ready;

    Tokens(String url, KeycloakAdmin admin, String agentSecret) {
        this.endpoint = URI.create(url + "/realms/" + Realm.NAME + "/protocol/openid-connect/token");
        this.admin = admin;
        this.agentSecret = agentSecret;
    }

    /**
     * An access token for support-agent; with {@code orders:*} scopes it is for order-service as well, as far as the
     * user's roles allow.
     *
     * @throws IllegalStateException when the server refuses, with its error
     */
    public String accessToken(String username, String password, String... scopes) {
        return passwordGrant(username, password, scopes).accessToken();
    }

    /** As {@link #accessToken}, with the whole answer, also when it is a refusal. */
    public TokenResponse passwordGrant(String username, String password, String... scopes) {
        ensureClient();
        var fields = new LinkedHashMap<String, String>();
        fields.put("grant_type", "password");
        fields.put("username", username);
        fields.put("password", password);
        putScopes(fields, scopes);
        return request(CLIENT, TestClient.SECRET, fields);
    }

    /**
     * What support-agent does for a person (RFC 8693): exchanges their token for one that is for order-service only
     * and has at most these scopes. A scope that the person's roles do not allow is left out of the answer.
     */
    public TokenResponse exchange(String accessToken, String... scopes) {
        return exchangeBy(Realm.AGENT, agentSecret, ACCESS_TOKEN, accessToken, scopes);
    }

    /** An exchange by any client and of any kind of token; without a secret the client counts as public. */
    TokenResponse exchangeBy(String client, String secret, String type, String token, String... scopes) {
        var fields = new LinkedHashMap<String, String>();
        fields.put("grant_type", EXCHANGE);
        fields.put("subject_token", token);
        fields.put("subject_token_type", type);
        fields.put("audience", "order-service");
        putScopes(fields, scopes);
        return request(client, secret, fields);
    }

    TokenResponse request(String client, String secret, Map<String, String> fields) {
        var form = new LinkedHashMap<>(fields);
        form.put("client_id", client);
        if (!secret.isEmpty()) {
            form.put("client_secret", secret);
        }
        return TokenResponse.request(endpoint, form);
    }

    /** An empty parameter is an error to the server, an absent one is not. */
    private static void putScopes(Map<String, String> fields, String... scopes) {
        if (scopes.length > 0) {
            fields.put("scope", String.join(" ", scopes));
        }
    }

    private synchronized void ensureClient() {
        if (!ready) {
            admin.createTestClient();
            ready = true;
        }
    }
}
