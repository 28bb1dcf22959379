package io.supportdesk.agent.mcp;

import org.jspecify.annotations.Nullable;

/** Hears what a tool says while it runs; called from any thread, must not throw. */
public interface CallListener {

    /** How far it is; the total is unknown when null. */
    void progress(double progress, @Nullable Double total, @Nullable String message);

    /** A log line. */
    void log(String level, String message);
}
