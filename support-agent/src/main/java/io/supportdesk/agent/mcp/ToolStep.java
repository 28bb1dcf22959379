package io.supportdesk.agent.mcp;

/** Where a tool call is. */
public sealed interface ToolStep {

    /** It is over. */
    record Returned(ToolResult result) implements ToolStep {}

    /** It stopped at a question and holds nothing; it goes on when it is repeated with the answers. */
    record Asks(PendingInput input) implements ToolStep {}
}
