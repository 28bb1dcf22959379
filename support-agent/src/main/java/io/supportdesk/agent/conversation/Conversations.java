package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import java.util.List;
import java.util.Optional;

/** The conversations of each owner, shared by all replicas; kept for 30 days after their last turn. */
public interface Conversations {

    /** A new, empty one. */
    Conversation start(OwnerKey owner);

    /** One of the owner's; empty for an unknown id and for somebody else's alike. */
    Optional<Conversation> find(OwnerKey owner, ConversationId id);

    /** All of the owner's, the last used first; at most 200. */
    List<Conversation> list(OwnerKey owner);

    /** Notes that a turn begins; the first one also gives the title. No effect on one that is not there. */
    void touch(OwnerKey owner, ConversationId id, String title);

    /** Removes it with its transcript. Idempotent. */
    void delete(OwnerKey owner, ConversationId id);
}
