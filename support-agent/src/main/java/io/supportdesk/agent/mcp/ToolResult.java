package io.supportdesk.agent.mcp;

/**
 * What a tool returned.
 *
 * @param text for the model and the person
 * @param failed whether the tool, or the way to it, failed
 */
public record ToolResult(String text, boolean failed) {}
