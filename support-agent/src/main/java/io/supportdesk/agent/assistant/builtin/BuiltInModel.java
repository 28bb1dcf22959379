package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.regex.Pattern;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.metadata.ChatGenerationMetadata;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import reactor.core.publisher.Flux;

/**
 * A chat model made of rules, which needs no network, key or state. It understands English and German requests of a
 * support desk and asks for the calls of tools that the prompt offers; running them is left to the caller. It never
 * says that something happened unless a tool's result says so, and never takes a wish from a tool's result. Safe for
 * concurrent use; the same prompt gives the same answer, except for the ids of tool calls.
 */
public final class BuiltInModel implements ChatModel {

    /** The name under which the model appears in options and responses. */
    public static final String NAME = "built-in";

    private static final int WORDS_A_CHUNK = 3;
    private static final Pattern CHUNK = Pattern.compile("(?:\\S+\\s*|\\s+){1," + WORDS_A_CHUNK + "}");

    /**
     * The whole answer at once: either text, or tool calls with an empty text. Never empty, never fails on any
     * message. Tools are taken from the prompt's {@link ToolCallingChatOptions}; other options offer none.
     */
    @Override
    public ChatResponse call(Prompt prompt) {
        return response(answer(prompt));
    }

    /** As {@link #call}, worked out on subscription: text in chunks of a few words, tool calls in one chunk. */
    @Override
    public Flux<ChatResponse> stream(Prompt prompt) {
        return Flux.defer(() -> Flux.fromIterable(chunks(answer(prompt)))).map(BuiltInModel::response);
    }

    /** Options that can carry tools; a client that finds others here sends none. */
    @Override
    public ToolCallingChatOptions getOptions() {
        return ToolCallingChatOptions.builder().model(NAME).build();
    }

    private static Answer answer(Prompt prompt) {
        return Answers.to(prompt.getInstructions(), OfferedTools.in(prompt.getOptions()));
    }

    private static List<Answer> chunks(Answer answer) {
        return answer instanceof Answer.Text(var text)
                ? CHUNK.matcher(text)
                        .results()
                        .<Answer>map(chunk -> new Answer.Text(chunk.group()))
                        .toList()
                : List.of(answer);
    }

    private static ChatResponse response(Answer answer) {
        return switch (answer) {
            case Answer.Text(var text) -> response(new AssistantMessage(text), "STOP");
            case Answer.Calls(var calls) -> response(message(calls), "TOOL_CALLS");
        };
    }

    private static AssistantMessage message(List<ToolCall> calls) {
        return AssistantMessage.builder().content("").toolCalls(calls).build();
    }

    private static ChatResponse response(AssistantMessage message, String finishReason) {
        var metadata =
                ChatGenerationMetadata.builder().finishReason(finishReason).build();
        return new ChatResponse(
                List.of(new Generation(message, metadata)),
                ChatResponseMetadata.builder().model(NAME).build());
    }
}
