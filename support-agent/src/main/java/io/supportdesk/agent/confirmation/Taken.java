package io.supportdesk.agent.confirmation;

/** What the asking side finds when it looks for the answer. */
public sealed interface Taken {

    /** Not answered yet; the lease of the asking side was renewed. */
    record StillPending() implements Taken {}

    /** The recorded decision; handed out as an accept at most once. */
    record Decided(Decision decision) implements Taken {}

    /** Closed without a decision, or its accept was taken before. */
    record Closed(ConfirmationState state) implements Taken {}

    /** There is no such record (any more), or it is not authentic; never a yes. */
    record Missing() implements Taken {}
}
