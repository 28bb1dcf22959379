package io.supportdesk.stack.proxy;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;

/**
 * Notices that a client has gone while its request is being answered, by waiting for its next byte, which is not
 * consumed. Nobody else may read from the client until {@link #await} has returned.
 */
final class ClientWatch {

    private final InputStream in;
    private final Runnable whenGone;
    private final Thread thread;
    private volatile boolean answered;
    private volatile boolean gone;

    /** Starts to watch; the stream must support marks. */
    ClientWatch(InputStream in, Runnable whenGone) {
        this.in = in;
        this.whenGone = whenGone;
        this.thread = Thread.ofVirtual().start(this::watch);
    }

    boolean isGone() {
        return gone;
    }

    /** The answer is out: from now on the client's silence counts. Returns when it sends more (true) or has gone. */
    boolean await() throws IOException {
        answered = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IOException("interrupted", e);
        }
        return !gone;
    }

    private void watch() {
        in.mark(1);
        while (!gone) {
            try {
                if (in.read() >= 0) {
                    in.reset();
                    return;
                }
                leave();
            } catch (SocketTimeoutException e) {
                if (answered) {
                    leave();
                }
            } catch (IOException e) {
                leave();
            }
        }
    }

    private void leave() {
        gone = true;
        if (!answered) {
            whenGone.run();
        }
    }
}
