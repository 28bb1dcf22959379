package io.supportdesk.agent.identity;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of one login.
 *
 * @param access access token issued to, or accepted by, this service; the subject of the token exchange
 * @param accessExpiresAt when it ends
 * @param refresh absent for a bearer login, which can not be prolonged here
 * @param idToken hint for the sign-out at the identity provider; absent for a bearer login
 */
public record LoginTokens(
        String access,
        Instant accessExpiresAt,
        @Nullable String refresh,
        @Nullable String idToken) {

    /** Whether the access token can still be used for a while at that time. */
    public boolean freshAt(Instant now) {
        return accessExpiresAt.isAfter(now.plusSeconds(20));
    }

    @Override
    public String toString() {
        return "LoginTokens[accessExpiresAt=" + accessExpiresAt + "]";
    }
}
