package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;

/** What the model says next. */
sealed interface Answer {

    /** @param text never empty */
    record Text(String text) implements Answer {}

    /** @param calls at least one, each to an offered tool */
    record Calls(List<ToolCall> calls) implements Answer {}
}
