package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is to go on when a suspended question has come to an outcome, shared by all replicas. Exactly one replica holds a
 * claim at a time; one that dies loses it after 15 seconds, and another goes on from the same place.
 */
public interface Continuations {

    /** A suspended question that has to be looked at. */
    record Due(OwnerKey owner, ConfirmationId id) {}

    /** What came of trying to claim. */
    sealed interface Claim {

        /**
         * This replica is to go on.
         *
         * @param decision what the person decided; null when the question was closed otherwise
         * @param time how long the person had, by the settings of the replica that asked
         */
        record Claimed(ConfirmationState state, @Nullable Decision decision, Duration time, String continuation)
                implements Claim {}

        /** To be looked at again then: not answered yet, or another replica is going on. */
        record Later(Instant at) implements Claim {}

        /** There is nothing to do (any more), or the record is not authentic. */
        record Nothing() implements Claim {}
    }

    /** Has all replicas look at it at that time, at the latest. */
    void schedule(OwnerKey owner, ConfirmationId id, Instant at);

    /** Has all replicas look at it now. */
    void ready(OwnerKey owner, ConfirmationId id);

    /** Those whose time has come; at most 100. */
    List<Due> due();

    /** Runs the hint for each that may be ready; hints may be lost. Must not block. */
    void listen(Consumer<Due> hint);

    /** Claims it for that replica. */
    Claim claim(Due due, String replica);

    /** Keeps the claim for another 15 seconds. */
    void renew(Due due, String replica);

    /** It is done; nobody looks at it again. No effect when the claim was lost. */
    void finish(Due due, String replica);
}
