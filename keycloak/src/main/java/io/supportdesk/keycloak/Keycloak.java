package io.supportdesk.keycloak;

import org.jspecify.annotations.Nullable;

/**
 * A real Keycloak with the realm {@code support-desk}.
 *
 * <p>It is the server at {@code KEYCLOAK_URL} where that is set; a container where {@code DESK_CONTAINERS} is
 * {@code true}; else the distribution that the build has fetched, as a process of this machine. Several can run side by
 * side, each with its own data. What was started ends when it is closed, and at the latest with this JVM.
 */
public final class Keycloak implements AutoCloseable {

    private static @Nullable Keycloak shared;

    private final RunningServer server;
    private final KeycloakAdmin admin;
    private final Tokens tokens;

    private Keycloak(RunningServer server) {
        this.server = server;
        this.admin = new KeycloakAdmin(server);
        this.tokens = new Tokens(server.url(), admin, agentSecret());
    }

    /** Starts on a free port; returns when the realm answers. */
    public static Keycloak start() {
        return start(LoopbackPorts.free());
    }

    /**
     * Starts on that port of 127.0.0.1; returns when the realm answers, after about 5 s, the first time on a machine
     * after about a minute. A container takes a port of its own.
     *
     * @throws IllegalStateException with the end of the server's log, when it does not start
     */
    public static Keycloak start(int port) {
        var keycloak = new Keycloak(server(port));
        keycloak.applyEnvironment();
        return keycloak;
    }

    /** One server for all tests of this JVM, started by the first caller; it ends with the JVM. Do not close it. */
    public static synchronized Keycloak shared() {
        if (shared == null) {
            var started = start();
            Runtime.getRuntime().addShutdownHook(new Thread(started::close));
            shared = started;
        }
        return shared;
    }

    /** The realm's issuer, as it is in the claim {@code iss}. */
    public String issuer() {
        return server.url() + "/realms/" + Realm.NAME;
    }

    /** The server's address, without a slash at the end. */
    public String url() {
        return server.url();
    }

    /** The client secret of {@code support-agent}: {@code SUPPORT_AGENT_SECRET}, else the demo's. */
    public String agentSecret() {
        return Environment.get("SUPPORT_AGENT_SECRET").orElse(Realm.DEFAULT_AGENT_SECRET);
    }

    /** Changes to this server's realm. */
    public KeycloakAdmin admin() {
        return admin;
    }

    /** Tokens without a browser. */
    public Tokens tokens() {
        return tokens;
    }

    @Override
    public void close() {
        server.end().run();
    }

    private static RunningServer server(int port) {
        var given = Environment.get("KEYCLOAK_URL");
        if (given.isPresent()) {
            return RunningServer.given(given.get());
        }
        return Environment.on("DESK_CONTAINERS") ? ContainerServer.start() : RunningServer.distribution(port);
    }

    /** The cached database was imported without the environment, so that it fits every run. */
    private void applyEnvironment() {
        if (Environment.get("KEYCLOAK_URL").isEmpty()) {
            Environment.get("SUPPORT_AGENT_URL").ifPresent(admin::supportAgentAt);
            Environment.get("SUPPORT_AGENT_SECRET").ifPresent(admin::supportAgentSecret);
        }
    }
}
