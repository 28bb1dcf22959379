package io.supportdesk.agent.conversation;

/** Another turn holds the conversation now, for example since this replica was paused for too long. */
public final class TurnLost extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TurnLost() {
        super("the turn no longer holds its conversation");
    }
}
