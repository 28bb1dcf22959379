package io.supportdesk.orders.mcp;

/** Tells the client something while its call runs; a client that did not ask for it hears nothing. */
public interface Notifications {

    /** A line for the person's screen. */
    void info(String text);

    /** So much of all is done; never less than before. */
    void progress(int done, int total, String text);
}
