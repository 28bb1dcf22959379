package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RealmTests {

    private final JsonNode realm = Http.JSON.readTree(Realm.json());

    @Test
    void hasNoClientWithAPasswordGrantOrAllRoles() {
        assertThat(realm.get("clients")).hasSize(3).allSatisfy(client -> {
            assertThat(client.get("directAccessGrantsEnabled").asBoolean()).isFalse();
            assertThat(client.get("implicitFlowEnabled").asBoolean()).isFalse();
            assertThat(client.get("serviceAccountsEnabled").asBoolean()).isFalse();
            assertThat(client.get("fullScopeAllowed").asBoolean()).isFalse();
        });
    }

    @Test
    void letsOnlyTheAgentExchangeTokens() {
        assertThat(realm.get("clients"))
                .filteredOn(client -> client.at("/attributes/standard.token.exchange.enabled")
                        .asString("")
                        .equals("true"))
                .extracting(client -> client.get("clientId").asString())
                .containsExactly("support-agent");
    }

    @Test
    void slowsDownWhoeverGuessesPasswords() {
        assertThat(realm.get("bruteForceProtected").asBoolean()).isTrue();
    }

    @Test
    void listsTheBuiltInScopesBecauseAListReplacesThem() {
        assertThat(realm.get("clientScopes"))
                .extracting(scope -> scope.get("name").asString())
                .contains("basic", "profile", "email", "roles", "acr", "web-origins", "offline_access");
    }
}
