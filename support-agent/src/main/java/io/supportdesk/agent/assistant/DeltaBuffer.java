package io.supportdesk.agent.assistant;

import java.util.function.Consumer;

/** Joins the pieces of a model's text, so that not every word becomes an event. */
final class DeltaBuffer implements Consumer<String>, AutoCloseable {

    private static final long PAUSE_NANOS = 80_000_000;

    private final Consumer<String> out;
    private final StringBuilder buffer = new StringBuilder();
    private long last = System.nanoTime() - PAUSE_NANOS;

    DeltaBuffer(Consumer<String> out) {
        this.out = out;
    }

    @Override
    public synchronized void accept(String piece) {
        buffer.append(piece);
        if (System.nanoTime() - last >= PAUSE_NANOS) {
            flush();
        }
    }

    @Override
    public synchronized void close() {
        flush();
    }

    private void flush() {
        if (!buffer.isEmpty()) {
            out.accept(buffer.toString());
            buffer.setLength(0);
            last = System.nanoTime();
        }
    }
}
