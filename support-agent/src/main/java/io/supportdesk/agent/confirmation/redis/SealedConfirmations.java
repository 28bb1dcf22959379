package io.supportdesk.agent.confirmation.redis;

import io.supportdesk.agent.confirmation.Decision;
import io.supportdesk.agent.confirmation.Question;
import io.supportdesk.agent.keys.LengthPrefixed;
import io.supportdesk.agent.keys.Sealer;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Questions and decisions as they are kept: sealed for the name of their record, which names owner and id. */
@Component
final class SealedConfirmations {

    /** A decision as JSON; the kind is the name of the state that it leads to. */
    private record Kept(
            String kind,
            @Nullable Map<String, Object> content,
            @Nullable String note) {}

    private final Sealer sealer;
    private final JsonMapper json;

    SealedConfirmations(Sealer sealer, JsonMapper json) {
        this.sealer = sealer;
        this.json = json.rebuild()
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .build();
    }

    String seal(String record, Question question) {
        return sealer.seal(record + "#question", json.writeValueAsString(question));
    }

    Question openQuestion(String record, String sealed) {
        return json.readValue(sealer.open(record + "#question", sealed), Question.class);
    }

    String seal(String record, Decision decision) {
        return sealer.seal(record + "#decision", text(decision));
    }

    Decision openDecision(String record, String sealed) {
        var kept = json.readValue(sealer.open(record + "#decision", sealed), Kept.class);
        return switch (kept.kind()) {
            case "ACCEPTED" -> new Decision.Accept(kept.content() == null ? Map.of() : kept.content(), kept.note());
            case "DECLINED" -> new Decision.Decline(kept.note());
            default -> new Decision.Dismiss(kept.note());
        };
    }

    String sealContinuation(String record, String continuation) {
        return sealer.seal(record + "#continuation", continuation);
    }

    String openContinuation(String record, String sealed) {
        return sealer.open(record + "#continuation", sealed);
    }

    /** The same for the same decision, so that a repeated request is known. */
    String digest(Decision decision) {
        return LengthPrefixed.digest("sa-decision-v1", text(decision));
    }

    private String text(Decision decision) {
        var content = decision instanceof Decision.Accept accept ? accept.content() : null;
        return json.writeValueAsString(new Kept(decision.state().name(), content, decision.note()));
    }
}
