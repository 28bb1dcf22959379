package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import java.util.Optional;

/** One turn at a time per conversation, over all replicas. A lock ends 60 seconds after its last renewal. */
public interface TurnLocks {

    /** Takes the conversation for that turn; false when another turn holds it. */
    boolean begin(OwnerKey owner, ConversationId conversation, TurnId turn);

    /** Renews the lock; false when the turn has lost it. */
    boolean renew(OwnerKey owner, ConversationId conversation, TurnId turn);

    /** Keeps the conversation for a turn that has stopped, without further renewals, for that long. */
    void keep(OwnerKey owner, ConversationId conversation, TurnId turn, Duration life);

    /** Gives the conversation free, if that turn still holds it. */
    void end(OwnerKey owner, ConversationId conversation, TurnId turn);

    /** The turn in progress; empty when there is none. */
    Optional<TurnId> current(OwnerKey owner, ConversationId conversation);
}
