package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;

/** Bounds how often one owner may try to answer, over all replicas. */
public interface AnswerLimit {

    /** Counts one attempt; false when there were more than 120 in this minute. */
    boolean allows(OwnerKey owner);
}
