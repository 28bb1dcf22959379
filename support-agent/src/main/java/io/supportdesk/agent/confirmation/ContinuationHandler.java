package io.supportdesk.agent.confirmation;

/** Goes on where a question was suspended. */
public interface ContinuationHandler {

    /**
     * Goes on; blocks until it is done or suspended again, on a virtual thread. May be called a second time for the same
     * question when the first caller died, so what it does must be safe to repeat. What it throws has it tried again.
     */
    void resume(String continuation, Outcome outcome);
}
