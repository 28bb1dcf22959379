package io.supportdesk.stack;

import java.util.List;
import java.util.concurrent.Executors;

/** The end of several things; a failure of one does not keep the others. */
final class Closing {

    private Closing() {}

    /** Closes all at the same time and returns when all are closed. */
    static void together(List<? extends AutoCloseable> things) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            things.forEach(thing -> threads.execute(() -> quietly(thing)));
        }
    }

    /** Closes one after the other, the last first. */
    static void inTurn(List<? extends AutoCloseable> things) {
        things.reversed().forEach(Closing::quietly);
    }

    private static void quietly(AutoCloseable thing) {
        try {
            thing.close();
        } catch (Exception e) {
            System.err.println("While closing: " + e);
        }
    }
}
