package io.supportdesk.agent.keys;

/** A text that this service did not seal, or not for that place; it is treated as if it were not there. */
public final class BrokenSeal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BrokenSeal(String message) {
        super(message);
    }
}
