package io.supportdesk.keycloak;

import dasniko.testcontainers.keycloak.KeycloakContainer;
import org.testcontainers.DockerClientFactory;

/** The server as a container, for whoever has an engine and asks for it; loaded only then. */
final class ContainerServer {

    private ContainerServer() {}

    /**
     * Starts the container's image ({@code KEYCLOAK_IMAGE}, else the library's own) with the realm.
     *
     * @throws IllegalStateException when no engine answers: an asked-for server that is missing is a failure
     */
    static RunningServer start() {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            throw new IllegalStateException("DESK_CONTAINERS is true, but no container engine answers");
        }
        var container = Environment.get("KEYCLOAK_IMAGE")
                .map(KeycloakContainer::new)
                .orElseGet(KeycloakContainer::new)
                .withRealmImportFile(Realm.RESOURCE);
        Environment.get("SUPPORT_AGENT_URL").ifPresent(url -> container.withEnv("SUPPORT_AGENT_URL", url));
        container.start();
        var url = container.getAuthServerUrl().replace("//localhost", "//127.0.0.1");
        return new RunningServer(url, container.getAdminUsername(), container.getAdminPassword(), container::stop);
    }
}
