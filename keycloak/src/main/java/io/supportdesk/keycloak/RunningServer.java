package io.supportdesk.keycloak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Where a server answers and how it ends.
 *
 * @param url without a slash at the end
 * @param end ends what was started; does nothing to a server that was given
 */
record RunningServer(String url, String adminName, String adminPassword, Runnable end) {

    /** A server that somebody else runs: {@code KEYCLOAK_ADMIN} and {@code KEYCLOAK_ADMIN_PASSWORD} say who may set it up. */
    static RunningServer given(String url) {
        var trimmed = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
        var name = Environment.get("KEYCLOAK_ADMIN").orElse("admin");
        var password = Environment.get("KEYCLOAK_ADMIN_PASSWORD").orElse("admin");
        var discovery = URI.create(trimmed + "/realms/" + Realm.NAME + "/.well-known/openid-configuration");
        if (!Http.answers(discovery)) {
            throw new IllegalStateException("KEYCLOAK_URL is set, but " + discovery + " does not answer 200");
        }
        return new RunningServer(trimmed, name, password, () -> {});
    }

    /** The distribution on that port of 127.0.0.1, in its own JVM. */
    static RunningServer distribution(int port) {
        LoopbackPorts.requireFree(port);
        var prepared = Distribution.prepare(archive());
        var url = "http://127.0.0.1:" + port;
        var discovery = URI.create(url + "/realms/" + Realm.NAME + "/.well-known/openid-configuration");
        var folder = temporaryFolder();
        var log = Environment.logs().resolve("keycloak-" + port + ".log");
        var process = prepared.start(port, folder, log);
        try {
            process.awaitReady(discovery);
        } catch (IllegalStateException e) {
            stop(process, folder);
            throw e;
        }
        return new RunningServer(url, Distribution.ADMIN, prepared.adminPassword(), () -> stop(process, folder));
    }

    private static void stop(ServerProcess process, Path folder) {
        process.close();
        try {
            Folders.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("support-desk-keycloak-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path archive() {
        var path = Path.of(System.getProperty("keycloak.archive", builtWith()));
        if (!Files.exists(path)) {
            throw new IllegalStateException("The Keycloak distribution is not at " + path
                    + ": the build of the module keycloak fetches it (mvn -pl keycloak install)");
        }
        return path;
    }

    private static String builtWith() {
        var properties = new Properties();
        try (var in = RunningServer.class.getResourceAsStream("archive.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("archive");
    }
}
