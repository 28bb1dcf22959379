package io.supportdesk.orders.confirmation;

import java.security.SecureRandom;
import java.util.Base64;

/**
 * The one-time name of an asked operation.
 *
 * @param value 43 characters of base64url, 256 random bits
 */
public record OperationId(String value) {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** A name that nobody can guess. */
    public static OperationId random() {
        var bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return new OperationId(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    @Override
    public String toString() {
        return value;
    }
}
