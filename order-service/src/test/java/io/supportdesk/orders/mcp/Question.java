package io.supportdesk.orders.mcp;

import java.util.Map;

/** What a person is shown. */
public record Question(String message, Map<String, Object> schema, Map<String, Object> meta) {}
