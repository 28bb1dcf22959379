package io.supportdesk.orders.testing;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import java.util.Set;

/** The people of the desk. */
public final class People {

    public static final String AMARA = "4f0b6f4e-amara";
    public static final String BEN = "9d2c1a77-ben";

    private People() {}

    public static Caller amara() {
        return caller(AMARA);
    }

    public static Caller ben() {
        return caller(BEN);
    }

    public static Caller caller(String subject) {
        return new Caller(
                "https://sso.example/realms/desk", subject, "support-agent", nameOf(subject), Set.of(Scope.values()));
    }

    /** The same person with fewer rights. */
    public static Caller with(Caller caller, Scope... scopes) {
        return new Caller(caller.issuer(), caller.subject(), caller.client(), caller.name(), Set.of(scopes));
    }

    static String nameOf(String subject) {
        return switch (subject) {
            case AMARA -> "Amara Okafor";
            case BEN -> "Ben Schulz";
            default -> subject;
        };
    }
}
