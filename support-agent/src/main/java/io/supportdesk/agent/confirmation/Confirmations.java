package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * All confirmations, shared by all replicas. Every method takes the owner and can reach that owner's records only. Each
 * method is one atomic step by the store's own clock; of concurrent callers one wins. When the store can not be reached
 * every method throws, and nothing has been promised.
 */
public interface Confirmations {

    /** At most this many are open for one owner at a time. */
    int MOST_PENDING = 20;

    /**
     * Opens a confirmation and tells all pages of the owner.
     *
     * @return empty when {@link #MOST_PENDING} are open already
     */
    Optional<Confirmation> open(OwnerKey owner, ConfirmationId id, Question question, Duration timeout, Asking asking);

    /** The open ones of the owner, oldest first. Those whose asking replica is gone are closed on the way. */
    List<Confirmation> pending(OwnerKey owner);

    /** The ids of those that were open last; some may have ended meanwhile. */
    List<ConfirmationId> openIds(OwnerKey owner);

    /** One of the owner's, in any state, until ten minutes after its deadline. */
    Optional<Confirmation> find(OwnerKey owner, ConfirmationId id);

    /**
     * Records the decision if the confirmation is open, in time, of the current epoch and its asking replica alive; the
     * first caller wins. Never returns {@link AnswerResult.InvalidContent} or {@link AnswerResult.TooMany}.
     */
    AnswerResult answer(OwnerKey owner, ConfirmationId id, Decision decision);

    /** Looks for the answer on behalf of the replica that asked, and renews its lease of 15 seconds. */
    Taken take(OwnerKey owner, ConfirmationId id, String holder);

    /** Closes an open one because the asking side has given up. No effect on one that is closed. */
    void withdraw(OwnerKey owner, ConfirmationId id);
}
