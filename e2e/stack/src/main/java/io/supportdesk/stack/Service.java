package io.supportdesk.stack;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How one service is started.
 *
 * @param name for messages and for its log
 * @param jar what {@code java -jar} runs
 * @param jvm options of the JVM
 * @param properties of the application; they travel in the environment, so that no secret is in the process list
 * @param environment added to this JVM's
 * @param url where it answers, without a slash at the end
 * @param readiness answers 200 when the service takes work
 * @param log what it prints is appended there
 */
public record Service(
        String name,
        Path jar,
        List<String> jvm,
        Map<String, String> properties,
        Map<String, String> environment,
        String url,
        URI readiness,
        Path log) {

    /** Starts fast and stays small; for everything but load tests. */
    public static final List<String> SMALL_JVM = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m");

    public Service {
        jvm = List.copyOf(jvm);
        properties = Map.copyOf(properties);
        environment = Map.copyOf(environment);
    }

    /** A service on those two ports of 127.0.0.1, with the health probes of Spring Boot on the second. */
    public static Service on(int port, int managementPort, String name, Path jar, Path logs) {
        var properties = Map.of(
                "server.port", String.valueOf(port),
                "server.address", "127.0.0.1",
                "server.forward-headers-strategy", "native",
                "management.server.port", String.valueOf(managementPort),
                "management.server.address", "127.0.0.1");
        return new Service(
                name,
                jar,
                SMALL_JVM,
                properties,
                Map.of(),
                "http://127.0.0.1:" + port,
                URI.create("http://127.0.0.1:" + managementPort + "/actuator/health/readiness"),
                logs.resolve(name + ".log"));
    }

    /** The same with more properties; of two values for one name the given one counts. */
    public Service with(Map<String, String> more) {
        var merged = new TreeMap<>(properties);
        merged.putAll(more);
        return new Service(name, jar, jvm, merged, environment, url, readiness, log);
    }

    /** The same with other JVM options. */
    public Service withJvm(List<String> options) {
        return new Service(name, jar, options, properties, environment, url, readiness, log);
    }

    List<String> command() {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvm);
        command.addAll(List.of("-jar", jar.toString()));
        return command;
    }
}
