package io.supportdesk.orders.confirmation.crypto;

import io.supportdesk.orders.confirmation.Seals;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.stereotype.Component;

/**
 * AES-256-GCM with a random nonce: {@code v1.<key id>.<base64url of nonce, content, tag>}. The purpose is associated
 * data, each part with its length before it, together with the form's version and the key id. A key is good for 2^32
 * seals (NIST SP 800-38D, section 8.3).
 */
@Component
@ConditionalOnProperty(SealKeys.CURRENT)
class AesGcmSeals implements Seals {

    /** Most characters that are even looked at. */
    static final int LONGEST = 4096;

    private static final String VERSION = "v1";
    private static final Pattern SEALED = Pattern.compile("v1\\.([A-Za-z0-9_-]{1,16})\\.([A-Za-z0-9_-]+)");
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final SecureRandom random = new SecureRandom();
    private final String sealing;
    private final Map<String, SecretKey> keys;

    AesGcmSeals(SealKeys keys) {
        this.sealing = keys.sealing();
        this.keys = keys.opening();
    }

    @Override
    public String seal(Purpose purpose, String content) {
        var nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            var cipher = cipher(Cipher.ENCRYPT_MODE, key(sealing).orElseThrow(), nonce, associated(sealing, purpose));
            var hidden = cipher.doFinal(content.getBytes(StandardCharsets.UTF_8));
            var both = ByteBuffer.allocate(nonce.length + hidden.length)
                    .put(nonce)
                    .put(hidden)
                    .array();
            return VERSION + "." + sealing + "." + encode(both);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform has AES-GCM", e);
        }
    }

    @Override
    public Optional<String> open(Purpose purpose, String sealed) {
        var parts = SEALED.matcher(sealed);
        if (sealed.length() > LONGEST || !parts.matches()) {
            return Optional.empty();
        }
        var id = parts.group(1);
        return key(id).flatMap(key -> decrypt(key, associated(id, purpose), parts.group(2)));
    }

    private Optional<SecretKey> key(String id) {
        return Optional.ofNullable(keys.get(id));
    }

    private static Optional<String> decrypt(SecretKey key, byte[] associated, String text) {
        try {
            var bytes = Base64.getUrlDecoder().decode(text);
            // Base64 has several texts for the same bytes; only the one that was given out is good.
            if (bytes.length <= NONCE_BYTES || !encode(bytes).equals(text)) {
                return Optional.empty();
            }
            var cipher = cipher(Cipher.DECRYPT_MODE, key, Arrays.copyOf(bytes, NONCE_BYTES), associated);
            var content = cipher.doFinal(bytes, NONCE_BYTES, bytes.length - NONCE_BYTES);
            return Optional.of(new String(content, StandardCharsets.UTF_8));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static String encode(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static Cipher cipher(int mode, SecretKey key, byte[] nonce, byte[] associated)
            throws GeneralSecurityException {
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(associated);
        return cipher;
    }

    private static byte[] associated(String keyId, Purpose purpose) {
        var caller = purpose.caller();
        var parts = Stream.of(
                        VERSION,
                        keyId,
                        caller.issuer(),
                        caller.subject(),
                        caller.client(),
                        purpose.method(),
                        purpose.about())
                .map(part -> part.getBytes(StandardCharsets.UTF_8))
                .toList();
        var all = ByteBuffer.allocate(
                parts.stream().mapToInt(part -> Integer.BYTES + part.length).sum());
        parts.forEach(part -> all.putInt(part.length).put(part));
        return all.array();
    }
}
