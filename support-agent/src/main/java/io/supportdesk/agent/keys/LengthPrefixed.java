package io.supportdesk.agent.keys;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** Texts with their length before them, so that no two different lists are the same bytes. */
public final class LengthPrefixed {

    private LengthPrefixed() {}

    static byte[] bytes(String text) {
        var utf8 = text.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Integer.BYTES + utf8.length)
                .putInt(utf8.length)
                .put(utf8)
                .array();
    }

    /** SHA-256 over the purpose and the length-prefixed parts, as 43 characters of base64url. */
    public static String digest(String purpose, String... parts) {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            sha.update(purpose.getBytes(StandardCharsets.UTF_8));
            for (var part : parts) {
                sha.update(bytes(part));
            }
            return Base64.getUrlEncoder().withoutPadding().encodeToString(sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is not available", e);
        }
    }
}
