package io.supportdesk.orders.mcp;

import io.supportdesk.orders.identity.Callers;

/** Tool calls by a fixed person. */
public final class TestToolCalls {

    private TestToolCalls() {}

    public static ToolCalls by(Callers callers) {
        return new ToolCalls(callers);
    }
}
