package io.supportdesk.agent.keys;

import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** A root secret; everything is done with keys derived from it by HKDF (RFC 5869), one per purpose. */
record RootKey(String id, SecretKey secret) {

    private static final Pattern FORM = Pattern.compile("([A-Za-z0-9_-]{1,16}):([A-Za-z0-9+/=]+)");
    private static final int BYTES = 32;

    /** Reads {@code <key id>:<base64 of 32 bytes>}; a message of a failure names the setting and never the value. */
    static RootKey parse(String setting, @Nullable String value) {
        var match = FORM.matcher(value == null ? "" : value.trim());
        if (!match.matches()) {
            throw new IllegalStateException(setting + " must be <key id>:<base64 of 32 bytes>");
        }
        var bytes = decode(setting, match.group(2));
        if (bytes.length != BYTES) {
            throw new IllegalStateException(setting + " must hold 32 bytes, it holds " + bytes.length);
        }
        return new RootKey(match.group(1), new SecretKeySpec(bytes, "Generic"));
    }

    SecretKey derive(String purpose, String algorithm) {
        try {
            var parameters = HKDFParameterSpec.ofExtract()
                    .addIKM(secret)
                    .thenExpand(purpose.getBytes(java.nio.charset.StandardCharsets.UTF_8), BYTES);
            return KDF.getInstance("HKDF-SHA256").deriveKey(algorithm, parameters);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HKDF-SHA256 is not available", e);
        }
    }

    private static byte[] decode(String setting, String base64) {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(setting + " is not base64", e);
        }
    }
}
