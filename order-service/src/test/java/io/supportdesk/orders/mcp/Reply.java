package io.supportdesk.orders.mcp;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What comes back to a question, in the protocol's words. */
public record Reply(
        String action,
        @Nullable Map<String, Object> content,
        @Nullable Map<String, Object> meta) {}
