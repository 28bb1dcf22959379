package io.supportdesk.orders.identity;

import java.util.Set;

/**
 * The person on whose behalf a call is made, and the client that makes it. Made from a validated token only. Two
 * callers are the same person when issuer and subject are the same; the name is for display and decides nothing.
 *
 * @param issuer  the token's {@code iss}
 * @param subject the token's {@code sub}, unique within the issuer
 * @param client  the token's {@code azp}
 * @param name    for people to read in the history
 * @param scopes  what the token allows
 */
public record Caller(String issuer, String subject, String client, String name, Set<Scope> scopes) {

    public Caller {
        requireText(issuer, "issuer");
        requireText(subject, "subject");
        requireText(client, "client");
        requireText(name, "name");
        scopes = Set.copyOf(scopes);
    }

    /** Returns only when the token allows it, else throws {@link MissingScope}. */
    public void require(Scope scope) {
        if (!scopes.contains(scope)) {
            throw new MissingScope(scope);
        }
    }

    private static void requireText(String value, String what) {
        if (value.isBlank()) {
            throw new IllegalArgumentException("A caller has a " + what);
        }
    }
}
