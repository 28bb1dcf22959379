package io.supportdesk.agent.identity;

/** The identity provider did not answer, so nobody can be acted for now. */
public final class IdentityProviderUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public IdentityProviderUnavailable(Throwable cause) {
        super("the identity provider does not answer", cause);
    }
}
