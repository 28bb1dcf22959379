package io.supportdesk.stack.proxy;

import java.io.Closeable;
import java.io.IOException;

/** Ends of connections. */
final class Connections {

    private Connections() {}

    /** Closes; a connection that can not even be closed is as good as closed. */
    static void close(Closeable connection) {
        try {
            connection.close();
        } catch (IOException e) {
            // See above.
        }
    }
}
