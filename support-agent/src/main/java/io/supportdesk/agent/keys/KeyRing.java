package io.supportdesk.agent.keys;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The current root key and, during a rotation, the one before. */
@Component
final class KeyRing {

    private final List<RootKey> keys;

    KeyRing(KeyProperties properties) {
        var current = RootKey.parse("support-agent.keys.current", properties.current());
        var previous = blankToNull(properties.previous());
        this.keys = previous == null
                ? List.of(current)
                : List.of(current, RootKey.parse("support-agent.keys.previous", previous));
    }

    RootKey current() {
        return keys.getFirst();
    }

    /** Current first. */
    List<RootKey> all() {
        return keys;
    }

    private static @Nullable String blankToNull(@Nullable String value) {
        return value == null || value.isBlank() ? null : value;
    }
}
