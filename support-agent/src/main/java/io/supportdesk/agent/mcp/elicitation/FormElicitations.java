package io.supportdesk.agent.mcp.elicitation;

import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.Questions;
import io.supportdesk.agent.mcp.ElicitationAnswer;
import io.supportdesk.agent.mcp.PermittedQuestions;
import io.supportdesk.agent.mcp.ToolCall;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Puts a form elicitation that came up in a call to the owner of that call, and waits. */
@Component
class FormElicitations {

    private static final Logger log = LoggerFactory.getLogger(FormElicitations.class);

    private final Questions questions;

    FormElicitations(Questions questions) {
        this.questions = questions;
    }

    /**
     * Blocks until the person has answered or will not; an interrupt means that the call is over. Never throws: what
     * fails is a no.
     */
    ElicitResult answer(String serverTitle, ToolCall call, ElicitFormRequest request) {
        try {
            return result(ElicitationAnswer.of(ask(serverTitle, call, request)));
        } catch (RuntimeException e) {
            log.error("a question failed; the answer is a no", e);
            return result(ElicitationAnswer.of(new Outcome.Unavailable()));
        }
    }

    /** The answer to a question that belongs to no call: a refusal, without anybody being asked. */
    ElicitResult refuseUnsolicited() {
        log.warn("a question outside of a call was refused");
        return result(ElicitationAnswer.unsolicited());
    }

    private Outcome ask(String serverTitle, ToolCall call, ElicitFormRequest request) {
        var refusal = PermittedQuestions.refusal(request.message(), request.requestedSchema());
        return refusal.isPresent()
                ? refusal.get()
                : questions.ask(
                        call.person(),
                        PermittedQuestions.question(serverTitle, call, request.message(), request.requestedSchema()));
    }

    private static ElicitResult result(ElicitationAnswer answer) {
        var action = ElicitResult.Action.valueOf(answer.action().toUpperCase(Locale.ROOT));
        return new ElicitResult(action, answer.content(), answer.meta());
    }
}
