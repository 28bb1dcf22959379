package io.supportdesk.agent.keys;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import org.springframework.stereotype.Component;

/** Signs lists of texts (HMAC-SHA-256, RFC 2104), so that what this service handed out can be known again. */
@Component
public final class Signer {

    private static final String ALGORITHM = "HmacSHA256";

    private final List<SecretKey> keys;

    Signer(KeyRing ring) {
        this.keys = ring.all().stream()
                .map(key -> key.derive("sa-sign-v1", ALGORITHM))
                .toList();
    }

    /** The signature of the parts in this order, 43 characters of base64url. */
    public String sign(String purpose, String... parts) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(mac(keys.getFirst(), purpose, parts));
    }

    /** Whether the signature is of exactly these parts, by the current or the previous key; constant time. */
    public boolean verify(String signature, String purpose, String... parts) {
        var given = signature.getBytes(StandardCharsets.UTF_8);
        var valid = false;
        for (var key : keys) {
            var expected = Base64.getUrlEncoder().withoutPadding().encode(mac(key, purpose, parts));
            valid |= MessageDigest.isEqual(expected, given);
        }
        return valid;
    }

    private static byte[] mac(SecretKey key, String purpose, String... parts) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            mac.update(LengthPrefixed.bytes(purpose));
            for (var part : parts) {
                mac.update(LengthPrefixed.bytes(part));
            }
            return mac.doFinal();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(ALGORITHM + " is not available", e);
        }
    }
}
