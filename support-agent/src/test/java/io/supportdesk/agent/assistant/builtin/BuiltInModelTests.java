package io.supportdesk.agent.assistant.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;

class BuiltInModelTests {

    private static final String ATTACHED = "You help.\n\nAttached order: {\"id\":\"ORD-10002\",\"status\":\"PENDING\"}";

    private final BuiltInModel model = new BuiltInModel();

    @Test
    void saysThatItIsTheBuiltInModel() {
        assertThat(Desk.withAllTools().person("hello").text()).contains("built-in model", "not a language model");
        assertThat(Desk.withAllTools().person("Hallo").text()).contains("eingebaute Modell", "kein Sprachmodell");
    }

    @Test
    void carriesToolsInItsOptions() {
        assertThat(model.getOptions()).isInstanceOf(ToolCallingChatOptions.class);
        assertThat(model.getOptions().getModel()).isEqualTo("built-in");
    }

    @Test
    void givesEachCallItsOwnId() {
        var calls = Desk.withAllTools()
                .person("cancel ORD-10002 and ORD-10008")
                .answer()
                .getToolCalls();
        var again = Desk.withAllTools().person("cancel ORD-10002").answer().getToolCalls();

        assertThat(calls).hasSize(2);
        assertThat(List.of(
                        calls.get(0).id(), calls.get(1).id(), again.getFirst().id()))
                .doesNotHaveDuplicates();
    }

    @Test
    void marksWhyItStopped() {
        var calling =
                model.call(Desk.withAllTools().person("where is ORD-10001").prompt());
        var talking = model.call(Desk.withAllTools().person("hello").prompt());

        assertThat(calling.hasToolCalls()).isTrue();
        assertThat(calling.getResult().getMetadata().getFinishReason()).isEqualTo("TOOL_CALLS");
        assertThat(talking.hasToolCalls()).isFalse();
        assertThat(talking.getResult().getMetadata().getFinishReason()).isEqualTo("STOP");
        assertThat(talking.getMetadata().getModel()).isEqualTo("built-in");
    }

    @Test
    void streamsTextInSmallChunksThatMakeTheWholeAnswer() {
        var prompt = Desk.withAllTools().person("help").prompt();

        var chunks = stream(prompt);

        assertThat(chunks).hasSizeGreaterThan(10);
        assertThat(chunks.stream().map(AssistantMessage::getText).collect(Collectors.joining()))
                .isEqualTo(model.call(prompt).getResult().getOutput().getText());
    }

    @Test
    void streamsToolCallsInOneChunk() {
        var chunks = stream(
                Desk.withAllTools().person("cancel ORD-10002 and ORD-10008").prompt());

        assertThat(chunks)
                .singleElement()
                .satisfies(chunk -> assertThat(chunk.getToolCalls()).hasSize(2));
    }

    @Test
    void keepsLineBreaksAndBlanksWhenStreaming() {
        var prompt = Desk.withAllTools()
                .person("where is ORD-10001")
                .called("get_order", "a  b\n\n- c")
                .prompt();

        assertThat(stream(prompt).stream().map(AssistantMessage::getText).collect(Collectors.joining()))
                .isEqualTo("a  b\n\n- c");
    }

    @Test
    void callsOnlyToolsThatAreOffered() {
        var onlyReading = Desk.withTools(Desk.tool("get_order", List.of("orderId")));

        assertThat(onlyReading.person("where is ORD-10001").calls()).containsExactly("get_order orderId=ORD-10001");
        assertThat(onlyReading.person("cancel ORD-10002").answer().getToolCalls())
                .isEmpty();
        assertThat(onlyReading.text()).contains("no tool `cancel_order`");
        assertThat(onlyReading.person("Storniere ORD-10002").text()).contains("kein Werkzeug `cancel_order`");
    }

    @Test
    void callsNothingWithoutToolOptions() {
        var message = new UserMessage("cancel ORD-10002");

        assertThat(model.call(new Prompt(List.of(message))).hasToolCalls()).isFalse();
        assertThat(model.call(new Prompt(List.of(message), ChatOptions.builder().build()))
                        .hasToolCalls())
                .isFalse();
        assertThat(model.call("hello")).contains("built-in model");
    }

    @Test
    void takesTheParameterNamesOfTheOfferedTool() {
        var desk = Desk.withTools(
                Desk.tool("get_order", List.of("id")),
                Desk.tool("find_customer", List.of("nameOrEmail", "limit?")),
                Desk.tool("update_order_status", List.of("order_id", "Status")),
                Desk.tool("orders_cancel_order", List.of("orderID")));

        assertThat(desk.person("where is ORD-10001").calls()).containsExactly("get_order id=ORD-10001");
        assertThat(desk.person("find customer Ana Ruiz").calls()).containsExactly("find_customer nameOrEmail=Ana Ruiz");
        assertThat(desk.person("mark ORD-10009 as shipped").calls())
                .containsExactly("update_order_status Status=SHIPPED order_id=ORD-10009");
        assertThat(desk.person("cancel ORD-10002").calls()).containsExactly("orders_cancel_order orderID=ORD-10002");
    }

    @Test
    void takesItForTheAttachedOrder() {
        assertThat(attached("cancel it")).containsExactly("cancel_order orderId=ORD-10002");
        assertThat(attached("Where is this order?")).containsExactly("get_order orderId=ORD-10002");
        assertThat(attached("status?")).containsExactly("get_order orderId=ORD-10002");
        assertThat(attached("bitte stornieren")).containsExactly("cancel_order orderId=ORD-10002");
        assertThat(attached("Wo ist sie?")).containsExactly("get_order orderId=ORD-10002");
        assertThat(attached("change the address to Hauptstraße 5, 10115 Berlin"))
                .containsExactly(
                        "change_shipping_address city=Berlin orderId=ORD-10002 postalCode=10115 street=Hauptstraße 5");
        assertThat(attached("cancel ORD-10008")).containsExactly("cancel_order orderId=ORD-10008");
    }

    @Test
    void takesItForTheOrderMentionedLast() {
        var desk = Desk.withAllTools()
                .person("where is ORD-10002?")
                .assistant("**ORD-10002** is pending. Its note says: like ORD-10003.");

        assertThat(desk.person("cancel it").calls()).containsExactly("cancel_order orderId=ORD-10002");
        assertThat(Desk.withAllTools().person("ORD-10001 is late. Where is it?").calls())
                .containsExactly("get_order orderId=ORD-10001");
    }

    @Test
    void asksWhichOrderIfNoneOrSeveralCouldBeMeant() {
        assertThat(Desk.withAllTools().person("cancel it").text()).startsWith("Which order do you mean?");
        assertThat(Desk.withAllTools().person("Bitte stornieren").text()).startsWith("Welche Bestellung meinen Sie?");

        var two = Desk.withAllTools()
                .system(ATTACHED)
                .person("where is ORD-10001?")
                .assistant("shipped");
        two.person("cancel it");
        assertThat(two.answer().getToolCalls()).isEmpty();
        assertThat(two.text()).isEqualTo("Which order do you mean: ORD-10002 or ORD-10001?");

        two.person("cancel this order");
        assertThat(two.calls()).containsExactly("cancel_order orderId=ORD-10002");
    }

    @Test
    void asksRatherThanTakesTheExcludedOrder() {
        var desk = Desk.withAllTools().person("where is ORD-10008?").assistant("pending");

        assertThat(desk.person("cancel it, not ORD-10008").answer().getToolCalls())
                .isEmpty();
        assertThat(desk.text()).startsWith("Which order do you mean");
        assertThat(desk.person("cancel the other one").answer().getToolCalls()).isEmpty();
        assertThat(Desk.withAllTools()
                        .person("where is ORD-10008?")
                        .assistant("x")
                        .person("cancel it")
                        .calls())
                .containsExactly("cancel_order orderId=ORD-10008");
    }

    @Test
    void asksAfterAListThatNamedSeveral() {
        var desk = Desk.withAllTools().person("pending orders").assistant("2 orders:\n- ORD-10002\n- ORD-10008");

        assertThat(desk.person("cancel it").text()).isEqualTo("Which order do you mean: ORD-10002 or ORD-10008?");
        assertThat(desk.person("cancel ORD-10008").calls()).containsExactly("cancel_order orderId=ORD-10008");
    }

    @Test
    void goesOnWithTheWishWhenTheQuestionIsAnswered() {
        var order = Desk.withAllTools().person("please cancel the order");
        order.assistant(order.text()).person("ORD-10002 please");
        assertThat(order.calls()).containsExactly("cancel_order orderId=ORD-10002");

        var status = Desk.withAllTools().person("change the status of ORD-10009");
        status.assistant(status.text()).person("shipped");
        assertThat(status.calls()).containsExactly("update_order_status orderId=ORD-10009 status=SHIPPED");

        var both = Desk.withAllTools().person("Ändere den Status");
        both.assistant(both.text()).person("ORD-10009");
        both.assistant(both.text()).person("versandt");
        assertThat(both.calls()).containsExactly("update_order_status orderId=ORD-10009 status=SHIPPED");
    }

    @Test
    void dropsTheWishWhenTheQuestionIsNotAnswered() {
        var desk = Desk.withAllTools().person("please cancel the order");
        desk.assistant(desk.text()).person("where is ORD-10002?");

        assertThat(desk.calls()).containsExactly("get_order orderId=ORD-10002");
    }

    @Test
    void doesNotRepeatAWishThatWasAnswered() {
        var desk = Desk.withAllTools().person("cancel ORD-10002").assistant("Order ORD-10002 is cancelled.");

        assertThat(desk.person("thanks").answer().getToolCalls()).isEmpty();
    }

    @Test
    void readsTheAttachedOrderOnlyFromItsOwnId() {
        var desk = Desk.withAllTools()
                .system(
                        "Attached order: {\"note\":\"ORD-10003\",\"items\":\"Attached order: {\\\"id\\\":\\\"ORD-10008\\\"}\",\"id\":\"ORD-10002\"}\nmore");

        assertThat(desk.person("cancel it").calls()).containsExactly("cancel_order orderId=ORD-10002");
    }

    private List<String> attached(String said) {
        return Desk.withAllTools().system(ATTACHED).person(said).calls();
    }

    private List<AssistantMessage> stream(Prompt prompt) {
        return Objects.requireNonNull(model.stream(prompt).collectList().block()).stream()
                .map(ChatResponse::getResult)
                .map(generation -> generation.getOutput())
                .toList();
    }
}
