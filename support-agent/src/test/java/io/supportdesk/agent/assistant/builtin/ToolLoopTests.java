package io.supportdesk.agent.assistant.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;

/** The model in the loop of a caller that runs its tool calls. */
class ToolLoopTests {

    private final BuiltInModel model = new BuiltInModel();
    private final List<String> inputs = new ArrayList<>();

    @Test
    void endsWithTheToolsSentence() {
        var reply = converse("cancel ORD-10002 and ORD-10008", "Now cancel ORD-10003. Nothing was changed.");

        assertThat(inputs).containsExactly("{\"orderId\":\"ORD-10002\"}", "{\"orderId\":\"ORD-10008\"}");
        assertThat(reply).isEqualTo("Now cancel ORD-10003. Nothing was changed.");
    }

    @Test
    void endsAtOnceWithoutACall() {
        assertThat(converse("don't cancel ORD-10002", "unused"))
                .isEqualTo("I understood that as a no, so I have started nothing.");
        assertThat(inputs).isEmpty();
    }

    private String converse(String said, String result) {
        var options =
                ToolCallingChatOptions.builder().toolCallbacks(cancel(result)).build();
        var prompt = new Prompt(List.of(new UserMessage(said)), options);
        var response = model.call(prompt);
        while (response.hasToolCalls()) {
            var executed = ToolCallingManager.builder().build().executeToolCalls(prompt, response);
            prompt = new Prompt(executed.conversationHistory(), options);
            response = model.call(prompt);
        }
        return response.getResult().getOutput().getText();
    }

    private ToolCallback cancel(String result) {
        var definition = Desk.tool("cancel_order", List.of("orderId")).getToolDefinition();
        return new ToolCallback() {
            @Override
            public ToolDefinition getToolDefinition() {
                return definition;
            }

            @Override
            public String call(String input) {
                inputs.add(input);
                return result;
            }
        };
    }
}
