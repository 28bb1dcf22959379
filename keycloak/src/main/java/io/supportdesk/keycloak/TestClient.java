package io.supportdesk.keycloak;

import java.util.List;
import java.util.Map;

/** The client with a password grant: never part of the realm's file, added to a server that tests use. */
final class TestClient {

    static final String SECRET = "test-client-secret";
    static final List<String> ROLES = List.of("support", "lead", "auditor");

    private TestClient() {}

    static Map<String, Object> representation() {
        return Map.ofEntries(
                Map.entry("clientId", Tokens.CLIENT),
                Map.entry("name", "Tests only: password grant"),
                Map.entry("enabled", true),
                Map.entry("protocol", "openid-connect"),
                Map.entry("publicClient", false),
                Map.entry("secret", SECRET),
                Map.entry("standardFlowEnabled", false),
                Map.entry("directAccessGrantsEnabled", true),
                Map.entry("fullScopeAllowed", false),
                Map.entry("defaultClientScopes", List.of("basic", "profile", "email", "roles", "acr", "support")),
                Map.entry("optionalClientScopes", List.of("orders:read", "orders:write", "orders:cancel")));
    }
}
