package io.supportdesk.agent.confirmation;

import java.time.Duration;

/** Hints that an answer may have arrived; they may be lost or forged, so whoever wakes looks at the record. */
public interface Wakeups {

    /** The name of this replica, new at each start. */
    String holder();

    /** Starts listening for that confirmation; to be closed by the caller. */
    Wakeup listen(ConfirmationId id);

    /** One listener. */
    interface Wakeup extends AutoCloseable {

        /** Blocks until a hint arrives or the time is over, whichever is first. */
        void await(Duration atMost) throws InterruptedException;

        @Override
        void close();
    }
}
