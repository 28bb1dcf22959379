package io.supportdesk.agent.confirmation;

/** Where a confirmation is in its life; all but the first two are final. */
public enum ConfirmationState {
    /** Open, can be answered. */
    PENDING,
    /** Answered with yes, not yet taken by the side that asked. */
    ACCEPTED,
    /** The yes was taken, once. */
    CONSUMED,
    /** Answered with no. */
    DECLINED,
    /** Closed without an answer; may be asked again. */
    DISMISSED,
    /** Nobody answered in time. */
    EXPIRED,
    /** A login of the owner ended after it was asked. */
    REVOKED,
    /** The asking side gave up. */
    WITHDRAWN,
    /** The replica that asked is gone. */
    ORPHANED;

    /** Whether the person themselves closed it. */
    public boolean isAnswered() {
        return this == ACCEPTED || this == CONSUMED || this == DECLINED || this == DISMISSED;
    }
}
