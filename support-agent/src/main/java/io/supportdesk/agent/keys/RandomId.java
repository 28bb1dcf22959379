package io.supportdesk.agent.keys;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/** Ids that nobody can guess: 256 random bits as 43 characters of base64url. */
public final class RandomId {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    private RandomId() {}

    /** A new id. */
    public static String next() {
        var bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether the text has the form of such an id; says nothing about whether it was ever handed out. */
    public static boolean isWellFormed(String text) {
        return FORM.matcher(text).matches();
    }
}
