package io.supportdesk.agent.keys;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Collectors;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.springframework.stereotype.Component;

/**
 * Encrypts what is kept outside this process (AES-256-GCM, NIST SP 800-38D). The place where a text is kept is
 * authenticated with it, so that a sealed text that was moved elsewhere does not open. Safe for concurrent use.
 */
@Component
public final class Sealer {

    private static final String VERSION = "v1";
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;

    private final SecureRandom random = new SecureRandom();
    private final String currentId;
    private final Map<String, SecretKey> keys;

    Sealer(KeyRing ring) {
        this.currentId = ring.current().id();
        this.keys = ring.all().stream().collect(Collectors.toMap(RootKey::id, key -> key.derive("sa-seal-v1", "AES")));
    }

    /** Seals the text for that place, usually the name of its Redis key. */
    public String seal(String place, String text) {
        var nonce = new byte[NONCE];
        random.nextBytes(nonce);
        var sealed = run(Cipher.ENCRYPT_MODE, key(currentId), nonce, place, text.getBytes(StandardCharsets.UTF_8));
        var bytes = ByteBuffer.allocate(NONCE + sealed.length)
                .put(nonce)
                .put(sealed)
                .array();
        return VERSION + "." + currentId + "."
                + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Opens what was sealed for that place; anything else, a retired key included, is a {@link BrokenSeal}. */
    public String open(String place, String sealed) {
        var parts = sealed.split("\\.", -1);
        if (parts.length != 3 || !parts[0].equals(VERSION)) {
            throw new BrokenSeal("not a sealed text");
        }
        var bytes = decode(parts[2]);
        if (bytes.length <= NONCE) {
            throw new BrokenSeal("too short");
        }
        var nonce = java.util.Arrays.copyOf(bytes, NONCE);
        var body = java.util.Arrays.copyOfRange(bytes, NONCE, bytes.length);
        return new String(run(Cipher.DECRYPT_MODE, key(parts[1]), nonce, place, body), StandardCharsets.UTF_8);
    }

    private SecretKey key(String id) {
        var key = keys.get(id);
        if (key == null) {
            throw new BrokenSeal("unknown key id");
        }
        return key;
    }

    private static byte[] decode(String base64) {
        try {
            return Base64.getUrlDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new BrokenSeal("not base64url");
        }
    }

    private static byte[] run(int mode, SecretKey key, byte[] nonce, String place, byte[] input) {
        try {
            var cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
            cipher.updateAAD(place.getBytes(StandardCharsets.UTF_8));
            return cipher.doFinal(input);
        } catch (GeneralSecurityException e) {
            throw new BrokenSeal("does not authenticate");
        }
    }
}
