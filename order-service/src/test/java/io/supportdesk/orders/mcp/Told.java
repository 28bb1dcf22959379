package io.supportdesk.orders.mcp;

import java.util.Map;

/** What a tool answered. */
public record Told(String text, Map<String, Object> data, boolean failed) {}
