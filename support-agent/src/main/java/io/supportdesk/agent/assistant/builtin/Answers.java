package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;

/** Works out the answer to a conversation: what to call after a person's message, what to say after a tool's result. */
record Answers(Talk talk, OfferedTools tools) {

    private static final String BETWEEN = "\n\n";

    static Answer to(List<Message> messages, OfferedTools tools) {
        var answers = new Answers(Talk.of(messages), tools);
        return !messages.isEmpty() && messages.getLast() instanceof ToolResponseMessage results
                ? answers.after(results.getResponses())
                : answers.toPerson();
    }

    private Answer toPerson() {
        var intents = Intents.of(talk);
        var calls = intents.stream()
                .flatMap(intent -> Call.of(intent).stream())
                .flatMap(call -> tools.call(call).stream())
                .toList();
        return calls.isEmpty() ? new Answer.Text(texts(intents)) : new Answer.Calls(calls);
    }

    private Answer after(List<ToolResponse> results) {
        return ordersOfFoundCustomer(results).<Answer>map(Answer.Calls::new).orElseGet(() -> relay(results));
    }

    /** Results first, then what else the message asked for and no tool answers. */
    private Answer relay(List<ToolResponse> results) {
        var shown =
                results.stream().map(result -> new Results(talk.language(), result.name()).text(result.responseData()));
        var rest = texts(Intents.of(talk).stream().filter(this::isOpen).toList());
        return new Answer.Text(Stream.concat(shown, Stream.of(rest))
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining(BETWEEN)));
    }

    private boolean isOpen(Intent intent) {
        return switch (intent) {
            case Intent.UnclearOrder(var candidates) -> true;
            case Intent.UnclearStatus() -> true;
            case Intent.AskPolicy(var policy, var question) -> true;
            default -> Call.of(intent).stream().anyMatch(call -> !tools.offers(call.tool()));
        };
    }

    /**
     * A person who asked for somebody's orders by name gets them as soon as the name is one customer. The wish is the
     * person's; of the result only the customer's id is used, and only to read.
     */
    private Optional<List<ToolCall>> ordersOfFoundCustomer(List<ToolResponse> results) {
        if (results.size() != 1 || !results.getFirst().name().endsWith(Call.FIND_CUSTOMER) || !wantsOrders()) {
            return Optional.empty();
        }
        var found = Ids.customers(results.getFirst().responseData());
        return found.size() == 1
                ? tools.call(Call.customerOrders(found.getFirst())).map(List::of)
                : Optional.empty();
    }

    private boolean wantsOrders() {
        return Intents.of(talk).stream()
                .anyMatch(intent -> intent instanceof Intent.FindCustomer find && find.thenOrders());
    }

    private String texts(List<Intent> intents) {
        return intents.stream().map(this::text).distinct().collect(Collectors.joining(BETWEEN));
    }

    private String text(Intent intent) {
        var replies = new Replies(talk.language());
        return Call.of(intent).stream()
                .findFirst()
                .map(call -> replies.notOffered(call.tool()))
                .orElseGet(() -> replies.to(intent, talk.system()));
    }
}
