package io.supportdesk.orders.confirmation;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.TreeMap;

/** A fingerprint of a call: the same tool and arguments give the same one, anything else another. */
public final class ArgumentDigest {

    private ArgumentDigest() {}

    /** SHA-256 over tool and arguments in the order of their names, each part with its length before it. */
    public static byte[] of(String tool, Map<String, String> arguments) {
        var digest = sha256();
        add(digest, tool);
        new TreeMap<>(arguments).forEach((name, value) -> {
            add(digest, name);
            add(digest, value);
        });
        return digest.digest();
    }

    private static void add(MessageDigest digest, String part) {
        var bytes = part.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
