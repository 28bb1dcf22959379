package io.supportdesk.agent.mcp;

import io.supportdesk.agent.identity.Person;
import java.util.List;
import java.util.Optional;

/**
 * One configured server, in the revision that it speaks. Methods block, and throw when the server can not be reached;
 * every request carries the token of the person it is made for.
 */
public interface ServerConnection {

    /** What the server offers that person now. */
    List<OfferedTool> tools(Person person, String conversation);

    /** A text resource; empty when the server has none of that name for this person. */
    Optional<String> read(Person person, String conversation, String uri);

    /** Calls a tool. Never repeats by itself what may have changed something. */
    ToolStep call(ToolCall call, CallListener listener);

    /** Goes on with a stopped call, whose questions are all answered. Safe to repeat. */
    ToolStep proceed(ToolCall call, PendingInput answered, CallListener listener);

    /** Forgets what is kept for that person in that conversation, so that the next call begins anew. */
    void forget(Person person, String conversation);
}
