package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.mcp.OfferedTool;
import java.util.List;
import java.util.function.Consumer;

/** A chat model; it proposes, and never calls a tool by itself. */
public interface LanguageModel {

    /**
     * The model's next step; blocks until it is complete.
     *
     * @param system the system prompt of this turn
     * @param transcript what was said so far, ending with the person's message or with the results of all tool calls
     * @param tools what it may call
     * @param text takes the pieces of its text as they come
     * @return its text, or the tools that it wants to be called, or both
     */
    Entry.Answered next(String system, List<Entry> transcript, List<OfferedTool> tools, Consumer<String> text);
}
