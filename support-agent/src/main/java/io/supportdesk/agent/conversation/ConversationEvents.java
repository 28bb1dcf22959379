package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import java.util.List;

/** The owner's stream of events, shared by all replicas; about the last 2,000, for a day. */
public interface ConversationEvents {

    /**
     * An event as it is delivered.
     *
     * @param id position in the owner's stream, {@code <millis>-<number>}
     * @param data JSON
     */
    record Recorded(String id, String type, String conversationId, String data) {}

    /** Appends an event and hints to all replicas. */
    void append(OwnerKey owner, ConversationEvent event);

    /** Up to 200 events after that position, oldest first. */
    List<Recorded> after(OwnerKey owner, String id);

    /** The position of the newest event; {@code 0-0} when there is none. */
    String latest(OwnerKey owner);

    /** Runs the hint whenever there may be new events of the owner; to be closed by the caller. Must not block. */
    Subscription subscribe(OwnerKey owner, Runnable hint);

    /** Ends the hints. */
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }
}
