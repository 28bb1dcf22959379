package io.supportdesk.keycloak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * The server, unpacked and built once per version, with a database that has the realm, imported once per content.
 *
 * <p>What is cached is used read-only and by several servers at a time. A part counts only when its marker is there,
 * which is written last; making a part is guarded by a lock that holds between processes.
 *
 * @param home the server's folder
 * @param sharedClasses archive of loaded classes; shortens a start to less than a half
 * @param database folder to copy from: every server works on its own copy
 * @param adminPassword of the user {@code admin}, made at the import
 */
record Distribution(Path home, Path sharedClasses, Path database, String adminPassword) {

    static final String ADMIN = "admin";
    private static final String READY = "ready";

    /** Unpacks, builds and imports what is missing; that takes about a minute, otherwise nothing. */
    static synchronized Distribution prepare(Path archive) {
        try {
            var version = archive.getFileName().toString().replaceAll("^.*-dist-|\\.(zip)$", "");
            var settings = hash(version + ServerCommand.BUILD_OPTIONS + Runtime.version());
            var cache = Environment.cache();
            Files.createDirectories(cache);
            var server = cache.resolve("keycloak-" + version + "-" + settings);
            var lock = cache.resolve(server.getFileName() + ".lock");
            try (var channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    var held = channel.lock()) {
                return prepare(archive, server, server.resolve("keycloak-" + version));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The Keycloak distribution could not be prepared", e);
        }
    }

    private static Distribution prepare(Path archive, Path server, Path home) throws IOException {
        if (!Files.exists(server.resolve(READY))) {
            Folders.delete(server);
            Folders.unzip(archive, server);
            run(ServerCommand.build(home), server.resolve("build.log"));
            Files.createFile(server.resolve(READY));
        }
        var classes = server.resolve("classes.jsa");
        var database = server.resolve("realms").resolve(hash(Realm.json()));
        var password = database.resolve("admin-password");
        if (!Files.exists(database.resolve(READY))) {
            Folders.delete(database);
            Files.createDirectories(database);
            Files.writeString(password, UUID.randomUUID().toString());
            importRealm(home, classes, database, Files.readString(password));
            Files.createFile(database.resolve(READY));
        }
        return new Distribution(home, classes, database, Files.readString(password));
    }

    private static void importRealm(Path home, Path classes, Path database, String password) throws IOException {
        var imports = Files.createDirectories(home.resolve("data/import"));
        Files.writeString(imports.resolve(Realm.NAME + ".json"), Realm.json());
        var port = LoopbackPorts.free();
        var fresh = database.resolve("classes.jsa");
        var jvm = Files.exists(classes)
                ? List.of("-XX:SharedArchiveFile=" + classes)
                : List.of("-XX:ArchiveClassesAtExit=" + fresh);
        var environment = Map.of("KC_BOOTSTRAP_ADMIN_USERNAME", ADMIN, "KC_BOOTSTRAP_ADMIN_PASSWORD", password);
        var command = ServerCommand.start(home, jvm, database, port, "--import-realm");
        try (var process = ServerProcess.start(command, environment, database.resolve("import.log"))) {
            process.awaitReady(URI.create(
                    "http://127.0.0.1:" + port + "/realms/" + Realm.NAME + "/.well-known/openid-configuration"));
        }
        if (Files.exists(fresh)) {
            Files.move(fresh, classes, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private static void run(List<String> command, Path log) {
        try (var process = ServerProcess.start(command, Map.of(), log)) {
            process.awaitEnd();
        }
    }

    /** Starts a server on that port with its own copy of the database in {@code folder}. */
    ServerProcess start(int port, Path folder, Path log) {
        try {
            Files.copy(database.resolve("keycloakdb.mv.db"), folder.resolve("keycloakdb.mv.db"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var jvm = List.of("-XX:SharedArchiveFile=" + sharedClasses);
        return ServerProcess.start(ServerCommand.start(home, jvm, folder, port), Map.of(), log);
    }

    private static String hash(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
