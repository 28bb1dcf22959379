package io.supportdesk.agent.confirmation.redis;

import io.supportdesk.agent.confirmation.AnswerResult;
import io.supportdesk.agent.confirmation.Asking;
import io.supportdesk.agent.confirmation.Confirmation;
import io.supportdesk.agent.confirmation.ConfirmationId;
import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Confirmations;
import io.supportdesk.agent.confirmation.Decision;
import io.supportdesk.agent.confirmation.Question;
import io.supportdesk.agent.confirmation.Taken;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.keys.BrokenSeal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** A hash per confirmation, below a key that is computed from the caller's own owner key. */
@Component
final class RedisConfirmations implements Confirmations {

    private static final RedisScript<List<String>> OPEN = ConfirmationSteps.script("confirmation-open");

    private final StringRedisTemplate redis;
    private final ConfirmationSteps steps;
    private final SealedConfirmations sealed;
    private final JsonMapper json;

    RedisConfirmations(StringRedisTemplate redis, SealedConfirmations sealed, JsonMapper json) {
        this.redis = redis;
        this.steps = new ConfirmationSteps(redis);
        this.sealed = sealed;
        this.json = json;
    }

    @Override
    public Optional<Confirmation> open(
            OwnerKey owner, ConfirmationId id, Question question, Duration timeout, Asking asking) {
        var event = json.writeValueAsString(Map.of("conversationId", question.conversation(), "id", id.value()));
        var result = redis.execute(
                OPEN,
                ConfirmationSteps.keys(owner, id),
                id.value(),
                Long.toString(timeout.toMillis()),
                Integer.toString(MOST_PENDING),
                sealed.seal(record(owner, id), question),
                asking instanceof Asking.Waiting waiting ? waiting.holder() : "",
                asking instanceof Asking.Waiting ? ConfirmationSteps.LEASE_MILLIS : Long.toString(timeout.toMillis()),
                event,
                owner.value(),
                question.conversation(),
                asking instanceof Asking.Suspended suspended
                        ? sealed.sealContinuation(record(owner, id), suspended.continuation())
                        : "");
        return result.getFirst().equals("OK")
                ? Optional.of(new Confirmation(
                        id, owner, question, instant(result.get(1)), instant(result.get(2)), ConfirmationState.PENDING))
                : Optional.empty();
    }

    @Override
    public List<Confirmation> pending(OwnerKey owner) {
        return openIds(owner).stream()
                .flatMap(id -> find(owner, id).stream())
                .filter(confirmation -> confirmation.state() == ConfirmationState.PENDING)
                .toList();
    }

    @Override
    public List<ConfirmationId> openIds(OwnerKey owner) {
        var ids = redis.opsForZSet().range(owner.redisKey("pending"), 0, -1);
        return ids == null ? List.of() : ids.stream().map(ConfirmationId::new).toList();
    }

    @Override
    public Optional<Confirmation> find(OwnerKey owner, ConfirmationId id) {
        return found(owner, id, steps.run("look", owner, id));
    }

    @Override
    public AnswerResult answer(OwnerKey owner, ConfirmationId id, Decision decision) {
        var state = decision.state();
        var answer = sealed.seal(record(owner, id), decision);
        var result = steps.answer(owner, id, state.name(), sealed.digest(decision), answer);
        return switch (result.getFirst()) {
            case "RECORDED" -> new AnswerResult.Recorded(state(result));
            case "SAME" -> new AnswerResult.SameAgain(state(result));
            case "CLOSED" -> closed(state(result));
            default -> new AnswerResult.NotFound();
        };
    }

    @Override
    public Taken take(OwnerKey owner, ConfirmationId id, String holder) {
        var result = steps.runAs("take", owner, id, holder);
        return switch (result.getFirst()) {
            case "PENDING" -> new Taken.StillPending();
            case "DECIDED" -> decided(owner, id, state(result), result.get(2));
            case "CLOSED" -> new Taken.Closed(state(result));
            default -> new Taken.Missing();
        };
    }

    @Override
    public void withdraw(OwnerKey owner, ConfirmationId id) {
        steps.run("withdraw", owner, id);
    }

    /** A decided state whose sealed decision is not authentic, or another one, was not decided by anybody. */
    private Taken decided(OwnerKey owner, ConfirmationId id, ConfirmationState state, String answer) {
        try {
            var decision = sealed.openDecision(record(owner, id), answer);
            return decision.state() == state ? new Taken.Decided(decision) : new Taken.Missing();
        } catch (BrokenSeal e) {
            return new Taken.Missing();
        }
    }

    private Optional<Confirmation> found(OwnerKey owner, ConfirmationId id, List<String> result) {
        if (!result.getFirst().equals("FOUND")) {
            return Optional.empty();
        }
        try {
            var question = sealed.openQuestion(record(owner, id), result.get(4));
            return Optional.of(new Confirmation(
                    id, owner, question, instant(result.get(2)), instant(result.get(3)), state(result)));
        } catch (BrokenSeal e) {
            return Optional.empty();
        }
    }

    private static AnswerResult closed(ConfirmationState state) {
        return state.isAnswered() ? new AnswerResult.AlreadyAnswered(state) : new AnswerResult.Closed(state);
    }

    private static String record(OwnerKey owner, ConfirmationId id) {
        return ConfirmationSteps.record(owner, id);
    }

    private static ConfirmationState state(List<String> result) {
        return ConfirmationState.valueOf(result.get(1));
    }

    private static Instant instant(String millis) {
        return Instant.ofEpochMilli(Long.parseLong(millis));
    }
}
