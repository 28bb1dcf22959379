package io.supportdesk.agent.assistant.springai;

import io.supportdesk.agent.mcp.OfferedTool;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;

/** A tool as a model sees it; nothing in the framework can run it. */
record DescribedTool(OfferedTool tool) implements ToolCallback {

    @Override
    public ToolDefinition getToolDefinition() {
        return ToolDefinition.builder()
                .name(tool.name())
                .description(tool.description())
                .inputSchema(tool.inputSchema())
                .build();
    }

    @Override
    public String call(String arguments) {
        throw new IllegalStateException("tools are run by the assistant only");
    }
}
