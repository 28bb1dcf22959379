package io.supportdesk.orders.identity;

/** The caller's token does not allow this; nothing was done. */
public final class MissingScope extends RuntimeException {

    private final Scope scope;

    MissingScope(Scope scope) {
        super("The token lacks the scope " + scope.value());
        this.scope = scope;
    }

    /** The scope that would have been needed. */
    public Scope scope() {
        return scope;
    }
}
