package io.supportdesk.agent.mcp;

import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;

/** Answers a server's question that came up in a call. */
public interface ElicitationHandler {

    /**
     * Blocks until the person has answered or will not; called on a virtual thread, whose interrupt means that the call
     * is over. Never throws.
     *
     * @param server title of the asking server
     */
    ElicitResult answer(String server, ToolCall call, ElicitFormRequest request);

    /** The answer to a question that belongs to no call: a refusal, without anybody being asked. */
    ElicitResult refuseUnsolicited();
}
