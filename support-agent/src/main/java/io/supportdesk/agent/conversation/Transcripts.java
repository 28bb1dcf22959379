package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import java.util.List;

/** What was said in each conversation, shared by all replicas. */
public interface Transcripts {

    /** All entries, oldest first; empty for a conversation without any, or that is not the owner's. */
    List<Entry> read(OwnerKey owner, ConversationId conversation);

    /**
     * Appends entries of that turn.
     *
     * @throws TurnLost when the turn no longer holds the conversation; nothing was appended then
     */
    void append(OwnerKey owner, ConversationId conversation, TurnId turn, List<Entry> entries);
}
