package io.supportdesk.agent.assistant.springai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.TurnFailed;
import io.supportdesk.agent.mcp.OfferedTool;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.MessageType;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import reactor.core.publisher.Flux;

class SpringAiModelTests {

    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");
    private static final OfferedTool TOOL =
            new OfferedTool("Orders", "get_order", "one order", "{\"type\":\"object\"}", true);

    private final AtomicReference<Prompt> seen = new AtomicReference<>();
    private final List<String> pieces = new ArrayList<>();

    @Test
    void passesTheTextOnInPiecesAndReturnsTheWhole() {
        var answered = next(prompt -> Flux.just(text("It is "), text("shipped.")));
        assertThat(pieces).containsExactly("It is ", "shipped.");
        assertThat(answered.text()).isEqualTo("It is shipped.");
        assertThat(answered.calls()).isEmpty();
    }

    @Test
    void returnsProposedCallsWithoutRunningThem() {
        var call = new AssistantMessage.ToolCall("c1", "function", "get_order", "{\"orderId\":\"ORD-1\"}");
        var answered = next(prompt -> Flux.just(calls(call)));
        assertThat(answered.calls()).containsExactly(new Entry.Call("c1", "get_order", "{\"orderId\":\"ORD-1\"}"));
        var offered = ((ToolCallingChatOptions) seen.get().getOptions()).getToolCallbacks();
        assertThat(offered).extracting(tool -> tool.getToolDefinition().name()).containsExactly("get_order");
        assertThatThrownBy(() -> offered.getFirst().call("{}")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void namesACallThatTheModelLeftWithoutAnId() {
        var call = new AssistantMessage.ToolCall("", "function", "get_order", "{}");
        assertThat(next(prompt -> Flux.just(calls(call))).calls().getFirst().id())
                .isNotBlank();
    }

    @Test
    void showsTheTranscriptWithAllResultsOfOneStepInOneMessage() {
        next(prompt -> Flux.just(text("ok")));
        assertThat(seen.get().getInstructions())
                .extracting(message -> message.getMessageType())
                .containsExactly(MessageType.SYSTEM, MessageType.USER, MessageType.ASSISTANT, MessageType.TOOL);
        var results = (ToolResponseMessage) seen.get().getInstructions().getLast();
        assertThat(results.getResponses()).extracting(response -> response.id()).containsExactly("a", "b");
    }

    @Test
    void aModelThatFailsIsExplainedWithoutItsDetails() {
        assertThatThrownBy(() -> next(prompt -> Flux.error(new IllegalStateException("key sk-123 is wrong"))))
                .isInstanceOfSatisfying(TurnFailed.class, failed -> {
                    assertThat(failed.code()).isEqualTo("model-unavailable");
                    assertThat(failed.explanation()).doesNotContain("sk-123");
                });
    }

    private Entry.Answered next(Function<Prompt, Flux<ChatResponse>> answers) {
        var transcript = List.<Entry>of(
                new Entry.Said("two orders", AT),
                new Entry.Answered(
                        "",
                        List.of(new Entry.Call("a", "get_order", "{}"), new Entry.Call("b", "get_order", "{}")),
                        AT),
                new Entry.Returned("a", "get_order", "one", AT),
                new Entry.Returned("b", "get_order", "two", AT));
        var model = new SpringAiModel(new FakeModel(answers), Clock.systemUTC());
        return model.next("system", transcript, List.of(TOOL), pieces::add);
    }

    private static ChatResponse text(String text) {
        return new ChatResponse(List.of(new Generation(new AssistantMessage(text))));
    }

    private static ChatResponse calls(AssistantMessage.ToolCall call) {
        var message =
                AssistantMessage.builder().content("").toolCalls(List.of(call)).build();
        return new ChatResponse(List.of(new Generation(message)));
    }

    private final class FakeModel implements ChatModel {

        private final Function<Prompt, Flux<ChatResponse>> answers;

        FakeModel(Function<Prompt, Flux<ChatResponse>> answers) {
            this.answers = answers;
        }

        @Override
        public ChatResponse call(Prompt prompt) {
            return answers.apply(prompt).blockLast();
        }

        @Override
        public Flux<ChatResponse> stream(Prompt prompt) {
            seen.set(prompt);
            return answers.apply(prompt);
        }

        @Override
        public ChatOptions getOptions() {
            return ToolCallingChatOptions.builder().build();
        }
    }
}
