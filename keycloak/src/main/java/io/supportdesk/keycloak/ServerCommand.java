package io.supportdesk.keycloak;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The command lines of the distribution.
 *
 * <p>They start the server's JVM without {@code kc.sh}: a signal then reaches the server itself, and the distribution
 * can be shared by several servers because each names its own database.
 */
final class ServerCommand {

    /** Options that are fixed when the server is built; a change of them makes another cached folder. */
    static final List<String> BUILD_OPTIONS = List.of("--db=dev-file", "--features-disabled=kerberos");

    private static final List<String> JVM = List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xms64m",
            "-Xmx512m",
            "-Xshare:auto",
            "-Xlog:disable",
            "-Dfile.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=US",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
            "--add-opens=java.base/java.security=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Djava.util.concurrent.ForkJoinPool.common.threadFactory="
                    + "io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory",
            "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
            "-Dpicocli.disable.closures=true",
            "-Dquarkus-log-max-startup-records=10000");

    private ServerCommand() {}

    static List<String> build(Path home) {
        var arguments = new ArrayList<>(List.of("build"));
        arguments.addAll(BUILD_OPTIONS);
        return java(home, List.of(), arguments);
    }

    /** A server on 127.0.0.1 whose database is the file {@code keycloakdb.mv.db} in that folder. */
    static List<String> start(Path home, List<String> jvm, Path database, int port, String... more) {
        var arguments = new ArrayList<>(List.of(
                "start",
                "--optimized",
                "--cache=local",
                "--http-enabled=true",
                "--http-host=127.0.0.1",
                "--http-port=" + port,
                "--hostname=http://127.0.0.1:" + port,
                "--db-url=jdbc:h2:file:" + database.resolve("keycloakdb") + ";NON_KEYWORDS=VALUE"));
        arguments.addAll(List.of(more));
        return java(home, jvm, arguments);
    }

    private static List<String> java(Path home, List<String> jvm, List<String> arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JVM);
        command.addAll(jvm);
        command.add("-Dkc.home.dir=" + home);
        command.add("-Djboss.server.config.dir=" + home.resolve("conf"));
        command.addAll(List.of("-cp", home.resolve("lib/quarkus-run.jar").toString()));
        command.add("io.quarkus.bootstrap.runner.QuarkusEntryPoint");
        command.addAll(arguments);
        return command;
    }
}
