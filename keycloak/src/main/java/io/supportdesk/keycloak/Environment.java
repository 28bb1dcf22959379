package io.supportdesk.keycloak;

import java.nio.file.Path;
import java.util.Optional;

/** What the environment may say; an empty variable counts as absent. */
final class Environment {

    private Environment() {}

    static Optional<String> get(String name) {
        return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
    }

    static boolean on(String name) {
        return get(name).map(Boolean::parseBoolean).orElse(false);
    }

    /** {@code DESK_CACHE}, else {@code ~/.cache/support-desk}. */
    static Path cache() {
        return get("DESK_CACHE")
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache", "support-desk"))
                .toAbsolutePath();
    }

    /** {@code DESK_LOGS}, else {@code target} below the working directory. */
    static Path logs() {
        return get("DESK_LOGS").map(Path::of).orElseGet(() -> Path.of("target")).toAbsolutePath();
    }
}
