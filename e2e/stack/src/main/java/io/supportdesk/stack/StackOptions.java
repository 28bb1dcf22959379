package io.supportdesk.stack;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a {@link Stack} is made of.
 *
 * @param replicas of each service; with more than one, a proxy without stickiness is in front of each service
 * @param pagePort where the page is, directly or by the proxy
 * @param ordersPort where order-service is, directly or by the proxy
 * @param keycloakPort of Keycloak
 * @param postgresPort of PostgreSQL
 * @param redisPort of Redis
 * @param jvm options of every service's JVM
 * @param agent properties of support-agent, on top of what the stack sets
 * @param orders properties of order-service, on top of what the stack sets
 * @param root of the repository; the services' jars are below it
 * @param logs one file per process
 */
public record StackOptions(
        int replicas,
        int pagePort,
        int ordersPort,
        int keycloakPort,
        int postgresPort,
        int redisPort,
        List<String> jvm,
        Map<String, String> agent,
        Map<String, String> orders,
        Path root,
        Path logs) {

    /** Makes a JVM's dialogs wait without platform threads: needed by support-agent in every configuration. */
    public static final List<String> AGENT_JVM = List.of(
            "-Dreactor.schedulers.defaultBoundedElasticOnVirtualThreads=true",
            "-Dreactor.schedulers.defaultBoundedElasticSize=5000");

    public StackOptions {
        if (replicas < 1) {
            throw new IllegalArgumentException("At least one replica, not " + replicas);
        }
        jvm = List.copyOf(jvm);
        agent = Map.copyOf(agent);
        orders = Map.copyOf(orders);
    }

    /** One replica of each service on free ports, logs in {@code target/stack}; the root is {@code desk.root}. */
    public static StackOptions defaults() {
        var root = Path.of(System.getProperty("desk.root", "")).toAbsolutePath();
        return new StackOptions(
                1,
                Ports.free(),
                Ports.free(),
                Ports.free(),
                Ports.free(),
                Ports.free(),
                Service.SMALL_JVM,
                Map.of(),
                Map.of(),
                root,
                Path.of("target", "stack").toAbsolutePath());
    }

    /** The same with so many replicas of each service. */
    public StackOptions withReplicas(int number) {
        return new StackOptions(
                number, pagePort, ordersPort, keycloakPort, postgresPort, redisPort, jvm, agent, orders, root, logs);
    }

    /** The same with other ports. */
    public StackOptions withPorts(int page, int order, int keycloak, int postgres, int redis) {
        return new StackOptions(replicas, page, order, keycloak, postgres, redis, jvm, agent, orders, root, logs);
    }

    /** The same with other JVM options for the services; an empty list is the JVM's own choice, for load tests. */
    public StackOptions withJvm(List<String> options) {
        return new StackOptions(
                replicas,
                pagePort,
                ordersPort,
                keycloakPort,
                postgresPort,
                redisPort,
                options,
                agent,
                orders,
                root,
                logs);
    }

    /** The same with one more property of support-agent. */
    public StackOptions withAgent(String name, String value) {
        return new StackOptions(
                replicas,
                pagePort,
                ordersPort,
                keycloakPort,
                postgresPort,
                redisPort,
                jvm,
                plus(agent, name, value),
                orders,
                root,
                logs);
    }

    /** The same with one more property of order-service. */
    public StackOptions withOrders(String name, String value) {
        return new StackOptions(
                replicas,
                pagePort,
                ordersPort,
                keycloakPort,
                postgresPort,
                redisPort,
                jvm,
                agent,
                plus(orders, name, value),
                root,
                logs);
    }

    /** The same with another folder for the logs. */
    public StackOptions withLogs(Path folder) {
        return new StackOptions(
                replicas,
                pagePort,
                ordersPort,
                keycloakPort,
                postgresPort,
                redisPort,
                jvm,
                agent,
                orders,
                root,
                folder);
    }

    private static Map<String, String> plus(Map<String, String> properties, String name, String value) {
        var more = new TreeMap<>(properties);
        more.put(name, value);
        return more;
    }
}
