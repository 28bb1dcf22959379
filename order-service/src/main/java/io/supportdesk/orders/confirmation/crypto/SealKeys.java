package io.supportdesk.orders.confirmation.crypto;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * The keys that seals are made with, each as {@code <kid>:<base64 of 32 bytes>}. To change the key, the new one becomes
 * the current one and the old one the previous one, on all replicas, until what was sealed with it has expired.
 *
 * @param current  seals and opens
 * @param previous opens only; may be absent
 */
@ConfigurationProperties("order-service.state.keys")
record SealKeys(@Nullable String current, @Nullable String previous) {

    static final String CURRENT = "order-service.state.keys.current";

    private static final Pattern WRITTEN = Pattern.compile("([A-Za-z0-9_-]{1,16}):([A-Za-z0-9+/=]{44})");
    private static final int BYTES = 32;

    SealKeys {
        if (current == null && previous != null) {
            throw new IllegalStateException("order-service.state.keys.previous without " + CURRENT);
        }
    }

    /** The id of the key that seals. */
    String sealing() {
        return written(CURRENT, Optional.ofNullable(current).orElse("")).id();
    }

    /** Every key that opens, by its id; the text of a key is in no message. */
    Map<String, SecretKey> opening() {
        var keys = new LinkedHashMap<String, SecretKey>();
        add(keys, CURRENT, Optional.ofNullable(current).orElse(""));
        if (previous != null && !previous.isBlank()) {
            add(keys, "order-service.state.keys.previous", previous);
        }
        return keys;
    }

    @Override
    public String toString() {
        return "SealKeys[hidden]";
    }

    private static void add(Map<String, SecretKey> keys, String property, String text) {
        var written = written(property, text);
        if (keys.put(written.id(), written.key()) != null) {
            throw new IllegalStateException("Both keys of order-service.state.keys have the id " + written.id());
        }
    }

    private static Written written(String property, String text) {
        var parts = WRITTEN.matcher(text.strip());
        if (!parts.matches()) {
            throw notWritten(property);
        }
        try {
            var bytes = Base64.getDecoder().decode(parts.group(2));
            if (bytes.length != BYTES) {
                throw notWritten(property);
            }
            return new Written(parts.group(1), new SecretKeySpec(bytes, "AES"));
        } catch (IllegalArgumentException e) {
            throw notWritten(property);
        }
    }

    private static IllegalStateException notWritten(String property) {
        return new IllegalStateException(property + " must be <key id>:<base64 of 32 bytes>");
    }

    private record Written(String id, SecretKey key) {}
}
