package io.supportdesk.stack;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The flags of {@code desk up}; each has a variable of the environment, and the flag counts when both are there. */
record DeskOptions(Map<String, String> values) {

    private record Flag(String name, String variable, String otherwise, String meaning) {}

    private static final List<Flag> FLAGS = List.of(
            new Flag("--replicas", "DESK_REPLICAS", "1", "replicas of each service"),
            new Flag("--port", "DESK_PORT", "8080", "the page"),
            new Flag("--orders-port", "DESK_ORDERS_PORT", "8081", "order-service"),
            new Flag("--keycloak-port", "DESK_KEYCLOAK_PORT", "8180", "Keycloak"),
            new Flag("--postgres-port", "DESK_POSTGRES_PORT", "5532", "PostgreSQL"),
            new Flag("--redis-port", "DESK_REDIS_PORT", "6479", "Redis"));

    /** @throws IllegalArgumentException with a sentence for the person, when a flag is unknown or has no number */
    static DeskOptions parse(List<String> arguments, Map<String, String> environment) {
        var values = new LinkedHashMap<String, String>();
        for (var flag : FLAGS) {
            var variable = environment.getOrDefault(flag.variable(), "");
            values.put(flag.name(), variable.isBlank() ? flag.otherwise() : variable);
        }
        var left = new ArrayList<>(arguments);
        while (!left.isEmpty()) {
            var name = left.removeFirst();
            if (!values.containsKey(name)) {
                throw new IllegalArgumentException("There is no flag " + name + "; ./desk help lists them.");
            }
            values.put(name, left.isEmpty() ? "" : left.removeFirst());
        }
        values.forEach(DeskOptions::requireNumber);
        return new DeskOptions(values);
    }

    /** One sentence for each port that something else listens on. */
    List<String> takenPorts() {
        return FLAGS.stream()
                .filter(flag -> flag.name().endsWith("port") && !Ports.isFree(number(flag.name())))
                .map(flag -> "Port " + number(flag.name()) + " for " + flag.meaning()
                        + " is taken by another program; choose another one with " + flag.name() + ".")
                .toList();
    }

    StackOptions stack(Path logs) {
        return StackOptions.defaults()
                .withReplicas(number("--replicas"))
                .withPorts(
                        number("--port"),
                        number("--orders-port"),
                        number("--keycloak-port"),
                        number("--postgres-port"),
                        number("--redis-port"))
                .withLogs(logs);
    }

    private int number(String flag) {
        return Integer.parseInt(values.getOrDefault(flag, ""));
    }

    private static void requireNumber(String flag, String value) {
        var isPort = flag.endsWith("port");
        if (!value.matches("[1-9]\\d{0,4}") || Integer.parseInt(value) > (isPort ? 65535 : 9)) {
            throw new IllegalArgumentException(flag + " wants "
                    + (isPort ? "a port (1 to 65535)" : "a number from 1 to 9") + ", not '" + value + "'.");
        }
    }
}
