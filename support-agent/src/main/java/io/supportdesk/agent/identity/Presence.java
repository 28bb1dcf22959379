package io.supportdesk.agent.identity;

/** Where an owner has a page or a terminal open, on any replica. */
public interface Presence {

    /** Marks that stream of the owner as connected for the next 40 seconds; called again on each heart-beat. */
    void connected(OwnerKey owner, String stream);

    /** The stream has ended. */
    void disconnected(OwnerKey owner, String stream);

    /** Whether a question could be shown to the owner now. */
    boolean isConnected(OwnerKey owner);
}
