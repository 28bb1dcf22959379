package io.supportdesk.agent.confirmation.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.supportdesk.agent.confirmation.Confirmation;
import io.supportdesk.agent.confirmation.ConfirmationState;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A confirmation as its owner's page shows it; the proof only while it is open. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ConfirmationView(
        String id,
        String conversationId,
        String server,
        String tool,
        Map<String, Object> arguments,
        String asked,
        String message,
        Map<String, Object> form,
        Instant createdAt,
        Instant expiresAt,
        ConfirmationState state,
        @Nullable String proof) {

    static ConfirmationView of(Confirmation confirmation, String proof) {
        var question = confirmation.question();
        return new ConfirmationView(
                confirmation.id().value(),
                question.conversation(),
                question.server(),
                question.tool(),
                question.arguments(),
                question.asked(),
                question.message(),
                question.form(),
                confirmation.createdAt(),
                confirmation.expiresAt(),
                confirmation.state(),
                confirmation.state() == ConfirmationState.PENDING ? proof : null);
    }
}
