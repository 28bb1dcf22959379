package io.supportdesk.agent.assistant.springai;

import io.supportdesk.agent.assistant.LanguageModel;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.TurnFailed;
import io.supportdesk.agent.keys.RandomId;
import io.supportdesk.agent.mcp.OfferedTool;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.SystemMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.MessageAggregator;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.stereotype.Component;

/** Any chat model of Spring AI. Tools are only described to it: its proposals are run by the assistant. */
@Component
class SpringAiModel implements LanguageModel {

    private final ChatModel model;
    private final Clock clock;

    SpringAiModel(ChatModel model, Clock clock) {
        this.model = model;
        this.clock = clock;
    }

    @Override
    public Entry.Answered next(String system, List<Entry> transcript, List<OfferedTool> tools, Consumer<String> text) {
        var prompt = new Prompt(messages(system, transcript), options(tools));
        var whole = new AtomicReference<@Nullable ChatResponse>();
        try {
            var pieces = model.stream(prompt).doOnNext(piece -> pass(piece, text));
            new MessageAggregator().aggregate(pieces, whole::set).blockLast();
        } catch (RuntimeException e) {
            throw new TurnFailed("model-unavailable", "The language model does not answer now.", e);
        }
        return answered(whole.get());
    }

    private Entry.Answered answered(@Nullable ChatResponse response) {
        if (response == null || response.getResult() == null) {
            throw new TurnFailed(
                    "model-unavailable", "The language model said nothing.", new IllegalStateException("no result"));
        }
        var message = response.getResult().getOutput();
        var calls = message.getToolCalls().stream()
                .map(call -> new Entry.Call(id(call.id()), call.name(), call.arguments()))
                .toList();
        var text = message.getText();
        return new Entry.Answered(text == null ? "" : text, calls, clock.instant());
    }

    /** Ids name progress and questions, so a model that gives none gets one. */
    private static String id(@Nullable String id) {
        return id == null || id.isBlank() ? RandomId.next() : id;
    }

    private static void pass(ChatResponse piece, Consumer<String> text) {
        var result = piece.getResult();
        var said = result == null ? null : result.getOutput().getText();
        if (said != null && !said.isEmpty()) {
            text.accept(said);
        }
    }

    private ChatOptions options(List<OfferedTool> tools) {
        List<ToolCallback> described =
                tools.stream().<ToolCallback>map(DescribedTool::new).toList();
        return model.getOptions() instanceof ToolCallingChatOptions own
                ? own.mutate().toolCallbacks(described).build()
                : ToolCallingChatOptions.builder().toolCallbacks(described).build();
    }

    private static List<Message> messages(String system, List<Entry> transcript) {
        var messages = new ArrayList<Message>();
        messages.add(new SystemMessage(system));
        var returned = new ArrayList<ToolResponseMessage.ToolResponse>();
        for (var entry : transcript) {
            if (entry instanceof Entry.Returned result) {
                returned.add(new ToolResponseMessage.ToolResponse(result.call(), result.tool(), result.text()));
            } else {
                flush(returned, messages);
                messages.add(message(entry));
            }
        }
        flush(returned, messages);
        return messages;
    }

    /** All results of one step go into one message. */
    private static void flush(List<ToolResponseMessage.ToolResponse> returned, List<Message> messages) {
        if (!returned.isEmpty()) {
            messages.add(ToolResponseMessage.builder()
                    .responses(List.copyOf(returned))
                    .build());
            returned.clear();
        }
    }

    private static Message message(Entry entry) {
        return switch (entry) {
            case Entry.Said said -> new UserMessage(said.text());
            case Entry.Answered answered ->
                AssistantMessage.builder()
                        .content(answered.text())
                        .toolCalls(answered.calls().stream()
                                .map(call -> new AssistantMessage.ToolCall(
                                        call.id(), "function", call.tool(), call.arguments()))
                                .toList())
                        .build();
            case Entry.Returned returned -> throw new IllegalArgumentException("joined before: " + returned.call());
        };
    }
}
