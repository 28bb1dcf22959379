package io.supportdesk.agent.conversation;

/** A turn ended without a reply; code and message are made for the person. */
public final class TurnFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String code;
    private final String explanation;

    public TurnFailed(String code, String explanation, Throwable cause) {
        super(explanation, cause);
        this.code = code;
        this.explanation = explanation;
    }

    /** A sentence for the person. */
    public String explanation() {
        return explanation;
    }

    /** Stable, for clients. */
    public String code() {
        return code;
    }
}
