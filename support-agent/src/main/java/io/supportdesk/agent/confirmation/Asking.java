package io.supportdesk.agent.confirmation;

/** Who goes on when the answer comes. */
public sealed interface Asking {

    /** A replica that waits; when it is gone, nobody can go on. */
    record Waiting(String holder) implements Asking {}

    /**
     * Nobody waits: any replica goes on.
     *
     * @param continuation all that is needed for it, opaque here; kept sealed
     */
    record Suspended(String continuation) implements Asking {}
}
