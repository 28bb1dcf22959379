package io.supportdesk.keycloak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The realm as it is in the repository. */
final class Realm {

    static final String NAME = "support-desk";
    static final String RESOURCE = "realm/support-desk.json";
    static final String AGENT = "support-agent";
    static final String DEFAULT_AGENT_SECRET = "support-agent-demo-secret";

    private Realm() {}

    /** The export that Keycloak imports; placeholders are still in it. */
    static String json() {
        try (var in = Realm.class.getClassLoader().getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
