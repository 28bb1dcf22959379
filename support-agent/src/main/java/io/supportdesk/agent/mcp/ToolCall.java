package io.supportdesk.agent.mcp;

import io.supportdesk.agent.identity.Person;
import java.util.Map;

/**
 * One call of a tool for one person.
 *
 * @param id unique within the conversation; also the protocol's progress token
 * @param asked the person's message that led here, shown with a question of the tool
 */
public record ToolCall(
        Person person, String conversation, String id, String tool, Map<String, Object> arguments, String asked) {}
