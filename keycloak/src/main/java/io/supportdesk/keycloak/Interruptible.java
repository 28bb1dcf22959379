package io.supportdesk.keycloak;

import java.time.Duration;

/** Waiting whose interruption ends the caller's work. */
final class Interruptible {

    private Interruptible() {}

    /** Something that waits. */
    interface Waiting<T> {
        T call() throws InterruptedException;
    }

    /** @throws IllegalStateException when the thread is interrupted; the thread stays marked as such */
    static <T> T call(Waiting<T> waiting) {
        try {
            return waiting.call();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while waiting for Keycloak", e);
        }
    }

    static void sleep(Duration time) {
        call(() -> {
            Thread.sleep(time);
            return time;
        });
    }
}
