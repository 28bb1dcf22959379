package io.supportdesk.agent.mcp;

/**
 * A tool that a server offers to a person.
 *
 * @param server title of the server, from this desk's configuration
 * @param name the tool's own name
 * @param inputSchema JSON Schema as text
 * @param readOnly whether the server says that it changes nothing, so that a failed call may be repeated
 */
public record OfferedTool(String server, String name, String description, String inputSchema, boolean readOnly) {}
