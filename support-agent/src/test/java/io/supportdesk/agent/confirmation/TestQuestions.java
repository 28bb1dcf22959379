package io.supportdesk.agent.confirmation;

import java.util.List;
import java.util.Map;

/** Questions for tests. */
public final class TestQuestions {

    private TestQuestions() {}

    public static Question cancel(String order) {
        return new Question(
                "conversation",
                "Orders",
                "cancel_order",
                Map.of("orderId", order),
                "cancel " + order,
                "Cancel order " + order + "?",
                Map.of(
                        "type", "object",
                        "properties", Map.of("confirmed", Map.of("type", "boolean"), "note", Map.of("type", "string")),
                        "required", List.of("confirmed")));
    }

    public static ConfirmationId id() {
        return ConfirmationId.next();
    }
}
