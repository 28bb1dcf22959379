package io.supportdesk.keycloak;

import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes to the realm of one server through its admin REST API, as the bootstrap admin.
 *
 * <p>Every method throws {@link IllegalStateException} when the server refuses, and when a named user, role or client
 * does not exist. Safe for several threads; two changes of the same thing at once may lose one.
 */
public final class KeycloakAdmin {

    private static final Duration TOKEN_LIFE = Duration.ofSeconds(30);

    private final RunningServer server;
    private @Nullable String token;
    private Instant tokenEnd = Instant.MIN;

    KeycloakAdmin(RunningServer server) {
        this.server = server;
    }

    /** Says where support-agent is: sign-in and sign-out lead there, back-channel logout is sent there. */
    public void supportAgentAt(String url) {
        var client = client(Realm.AGENT);
        client.put("rootUrl", url);
        var redirects = client.putArray("redirectUris");
        redirects.add(url + "/login/oauth2/code/keycloak");
        redirects.add("http://127.0.0.1/login/oauth2/code/keycloak");
        var attributes = (ObjectNode) client.get("attributes");
        attributes.put("backchannel.logout.url", url + "/logout/connect/back-channel/keycloak");
        attributes.put("post.logout.redirect.uris", url + "/*##http://127.0.0.1/*");
        update(client);
    }

    /** Gives support-agent another client secret. */
    public void supportAgentSecret(String secret) {
        update(client(Realm.AGENT).put("secret", secret));
    }

    /** From now on that client's access tokens live so long. */
    public void accessTokenLife(String clientId, Duration life) {
        var client = client(clientId);
        var attributes = client.withObject("/attributes");
        attributes.put("access.token.lifespan", String.valueOf(life.toSeconds()));
        update(client);
    }

    /** Creates a user with those realm roles who can sign in at once. */
    public void createUser(String username, String password, String... roles) {
        createUsers(List.of(username), password, roles);
    }

    /**
     * Creates all users in one request; who exists already is left alone. For hundreds of them call
     * {@link #makePasswordsCheap()} first, else each costs the server a tenth of a second and more.
     */
    public void createUsers(List<String> usernames, String password, String... roles) {
        var users = usernames.stream().map(name -> user(name, password, roles)).toList();
        send("POST", "/partialImport", Map.of("ifResourceExists", "SKIP", "users", users));
    }

    /** From now on a password costs one round of hashing: for load tests only, on a server that nobody else uses. */
    public void makePasswordsCheap() {
        var realm = (ObjectNode) send("GET", "", null);
        send("PUT", "", realm.put("passwordPolicy", "hashAlgorithm(pbkdf2-sha256) and hashIterations(1)"));
    }

    /** The claim {@code sub} of that user. */
    public String subject(String username) {
        var found = send("GET", "/users?exact=true&username=" + Http.encoded(username), null);
        if (found.size() != 1) {
            throw new IllegalStateException("There is no user " + username);
        }
        return found.get(0).get("id").asString();
    }

    /** The user can not sign in and no token of theirs is renewed or exchanged until {@link #enable}. */
    public void disable(String username) {
        setEnabled(username, false);
    }

    /** Undoes {@link #disable}. */
    public void enable(String username) {
        setEnabled(username, true);
    }

    /** Ends all sessions of that user; clients with a back-channel logout are told. */
    public void logOut(String username) {
        send("POST", "/users/" + subject(username) + "/logout", null);
    }

    /** Takes the realm role from that user; tokens that exist keep it until they end. */
    public void removeRole(String username, String role) {
        send("DELETE", roles(username), List.of(role(role)));
    }

    /** Gives the realm role to that user. */
    public void addRole(String username, String role) {
        send("POST", roles(username), List.of(role(role)));
    }

    /** Creates the client with the password grant that {@link Tokens} uses, unless it is there. */
    void createTestClient() {
        if (!send("GET", "/clients?clientId=" + Tokens.CLIENT, null).isEmpty()) {
            return;
        }
        send("POST", "/clients", TestClient.representation());
        var client = client(Tokens.CLIENT).get("id").asString();
        var roles = TestClient.ROLES.stream().map(this::role).toList();
        send("POST", "/clients/" + client + "/scope-mappings/realm", roles);
    }

    private void setEnabled(String username, boolean enabled) {
        var path = "/users/" + subject(username);
        send("PUT", path, ((ObjectNode) send("GET", path, null)).put("enabled", enabled));
    }

    private ObjectNode client(String clientId) {
        var found = send("GET", "/clients?clientId=" + Http.encoded(clientId), null);
        if (found.isEmpty()) {
            throw new IllegalStateException("There is no client " + clientId);
        }
        return (ObjectNode) found.get(0);
    }

    private void update(ObjectNode client) {
        send("PUT", "/clients/" + client.get("id").asString(), client);
    }

    private String roles(String username) {
        return "/users/" + subject(username) + "/role-mappings/realm";
    }

    private JsonNode role(String name) {
        return send("GET", "/roles/" + Http.encoded(name), null);
    }

    private static Map<String, Object> user(String name, String password, String... roles) {
        return Map.of(
                "username",
                name,
                "enabled",
                true,
                "email",
                name + "@support-desk.example",
                "emailVerified",
                true,
                "firstName",
                name,
                "lastName",
                "Example",
                "credentials",
                List.of(Map.of("type", "password", "value", password, "temporary", false)),
                "realmRoles",
                List.of(roles));
    }

    private JsonNode send(String method, String path, @Nullable Object body) {
        var publisher = body == null
                ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofString(Http.JSON.writeValueAsString(body));
        var request = Http.to(URI.create(server.url() + "/admin/realms/" + Realm.NAME + path))
                .header("Authorization", "Bearer " + token())
                .header("Content-Type", "application/json")
                .method(method, publisher)
                .build();
        var response = Http.send(request);
        if (response.statusCode() / 100 != 2) {
            throw new IllegalStateException(method + " " + request.uri().getPath() + " answered "
                    + response.statusCode() + ": " + response.body());
        }
        return response.body().isEmpty() ? Http.JSON.createObjectNode() : Http.JSON.readTree(response.body());
    }

    private synchronized String token() {
        var known = token;
        if (known != null && Instant.now().isBefore(tokenEnd)) {
            return known;
        }
        var endpoint = URI.create(server.url() + "/realms/master/protocol/openid-connect/token");
        var fresh = TokenResponse.request(
                        endpoint,
                        Map.of(
                                "grant_type",
                                "password",
                                "client_id",
                                "admin-cli",
                                "username",
                                server.adminName(),
                                "password",
                                server.adminPassword()))
                .accessToken();
        token = fresh;
        tokenEnd = Instant.now().plus(TOKEN_LIFE);
        return fresh;
    }
}
