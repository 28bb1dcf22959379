package io.supportdesk.stack;

import java.time.Duration;

/** Waiting whose interruption ends the caller's work. */
final class Waiting {

    private Waiting() {}

    /** Something that waits. */
    interface Task<T> {
        T call() throws InterruptedException;
    }

    /** @throws IllegalStateException when the thread is interrupted; the thread stays marked as such */
    static <T> T call(Task<T> task) {
        try {
            return task.call();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    static void sleep(Duration time) {
        call(() -> {
            Thread.sleep(time);
            return time;
        });
    }
}
