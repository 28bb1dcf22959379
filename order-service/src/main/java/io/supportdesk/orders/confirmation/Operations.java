package io.supportdesk.orders.confirmation;

import io.supportdesk.orders.identity.Caller;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/** The operations that were asked about. Each can be used once, and that holds across replicas and restarts. */
public interface Operations {

    /** Remembers a new operation; its time runs by the clock of the store. */
    void open(Operation operation, Duration life);

    /**
     * Uses an operation up, in the transaction that is open: of any number of attempts at most one is granted, and it
     * counts when the transaction commits. Refused are an unknown or used operation, another person, another client,
     * another tool, and other arguments; the caller can not tell which.
     */
    Use use(OperationId id, Caller caller, String tool, byte[] arguments, Optional<String> confirmationId);

    /** Writes down what became of an operation that was used in this transaction. */
    void outcome(OperationId id, Recorded outcome);

    /** Ends the caller's own unused operation without a yes; false where there is none. It can not be used any more. */
    boolean close(OperationId id, Caller caller, String tool, byte[] arguments, Recorded outcome);

    /** What became of the caller's own used operation for this tool and these arguments; empty where there is none. */
    Optional<Recorded> recorded(OperationId id, Caller caller, String tool, byte[] arguments);

    /** How many of the caller's operations wait for an answer that would still be in time, through any client. */
    int waiting(Caller caller);

    /** Whether an operation could be used. */
    sealed interface Use {

        /** This attempt is the one; the order was shown so. */
        record Granted(long version, String status, BigDecimal total) implements Use {}

        /** It was the caller's own and unused, but its time is over. */
        record Expired() implements Use {}

        record Refused() implements Use {}
    }
}
