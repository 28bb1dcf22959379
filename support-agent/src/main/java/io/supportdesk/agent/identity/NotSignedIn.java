package io.supportdesk.agent.identity;

/** There is no validated login behind this call, or it has ended. */
public final class NotSignedIn extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public NotSignedIn(String message) {
        super(message);
    }
}
