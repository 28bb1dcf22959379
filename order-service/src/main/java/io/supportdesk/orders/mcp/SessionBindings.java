package io.supportdesk.orders.mcp;

import io.supportdesk.orders.identity.Caller;

/**
 * Which MCP session belongs to whom: to one person through one client. The session id alone is no credential. Every
 * method throws {@link Unavailable} when the store does not answer; nobody may go on then.
 */
public interface SessionBindings {

    /** Gives a new session to its caller; throws {@link IllegalStateException} where it belongs to anybody already. */
    void bind(String sessionId, Caller caller);

    /** Whether the session is the caller's own, and if so keeps it for another idle time. Unknown sessions are not. */
    boolean holds(String sessionId, Caller caller);

    /** Forgets a session that has ended. */
    void release(String sessionId);

    /** The store does not answer, so nothing is known about any session. */
    final class Unavailable extends RuntimeException {

        public Unavailable(Throwable cause) {
            super("The session bindings are out of reach", cause);
        }
    }
}
