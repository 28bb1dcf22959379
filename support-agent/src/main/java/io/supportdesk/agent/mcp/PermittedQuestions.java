package io.supportdesk.agent.mcp;

import io.supportdesk.agent.confirmation.Form;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.Question;
import io.supportdesk.agent.confirmation.UnsupportedForm;
import java.util.Map;
import java.util.Optional;

/** Which questions of servers are put to people at all. */
public final class PermittedQuestions {

    private static final int LONGEST_MESSAGE = 2_000;

    private PermittedQuestions() {}

    /** Why that question is not put to anybody; empty when it may be. */
    public static Optional<Outcome.Refused> refusal(String message, Map<String, Object> form) {
        if (message.length() > LONGEST_MESSAGE) {
            return Optional.of(new Outcome.Refused("the message is too long"));
        }
        try {
            Form.of(form);
            return Optional.empty();
        } catch (UnsupportedForm e) {
            return Optional.of(new Outcome.Refused("the form is not a permitted one"));
        }
    }

    /** The question as the owner of that call sees it. */
    public static Question question(String serverTitle, ToolCall call, String message, Map<String, Object> form) {
        return new Question(
                call.conversation(), serverTitle, call.tool(), call.arguments(), call.asked(), message, form);
    }
}
