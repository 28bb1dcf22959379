package io.supportdesk.agent.confirmation.redis;

import io.supportdesk.agent.confirmation.ConfirmationId;
import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Continuations;
import io.supportdesk.agent.confirmation.Decision;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.keys.BrokenSeal;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.listener.ChannelTopic;
import org.springframework.data.redis.listener.RedisMessageListenerContainer;
import org.springframework.stereotype.Component;

/** One sorted set of all suspended questions by the time at which somebody must look; the record has the last word. */
@Component
final class RedisContinuations implements Continuations {

    private static final String DUE = "sa:1:due";
    private static final long MOST_AT_ONCE = 100;

    private final StringRedisTemplate redis;
    private final ConfirmationSteps steps;
    private final SealedConfirmations sealed;
    private final RedisMessageListenerContainer messages;
    private final Clock clock;

    RedisContinuations(
            StringRedisTemplate redis,
            SealedConfirmations sealed,
            RedisMessageListenerContainer messages,
            Clock clock) {
        this.redis = redis;
        this.steps = new ConfirmationSteps(redis);
        this.sealed = sealed;
        this.messages = messages;
        this.clock = clock;
    }

    @Override
    public void schedule(OwnerKey owner, ConfirmationId id, Instant at) {
        redis.opsForZSet().add(DUE, member(owner, id), at.toEpochMilli());
    }

    /** Only what is scheduled: a question for which a replica waits is none of these. */
    @Override
    public void ready(OwnerKey owner, ConfirmationId id) {
        var member = member(owner, id);
        if (redis.opsForZSet().score(DUE, member) != null) {
            redis.opsForZSet().add(DUE, member, clock.millis());
            redis.convertAndSend(DUE, member);
        }
    }

    @Override
    public List<Due> due() {
        var members = redis.opsForZSet().rangeByScore(DUE, 0, clock.millis(), 0, MOST_AT_ONCE);
        return members == null
                ? List.of()
                : members.stream().map(RedisContinuations::parse).toList();
    }

    @Override
    public void listen(Consumer<Due> hint) {
        messages.addMessageListener(
                (message, pattern) -> hint.accept(parse(new String(message.getBody(), StandardCharsets.UTF_8))),
                ChannelTopic.of(DUE));
    }

    @Override
    public Claim claim(Due due, String replica) {
        var result = steps.runAs("claim", due.owner(), due.id(), replica);
        return switch (result.getFirst()) {
            case "CLAIMED" -> claimed(due, result);
            case "PENDING", "HELD" -> later(due, Instant.ofEpochMilli(Long.parseLong(result.get(1))));
            default -> nothing(due);
        };
    }

    @Override
    public void renew(Due due, String replica) {
        steps.runAs("renew", due.owner(), due.id(), replica);
    }

    @Override
    public void finish(Due due, String replica) {
        steps.runAs("finish", due.owner(), due.id(), replica);
        forget(due);
    }

    private Claim claimed(Due due, List<String> result) {
        var record = ConfirmationSteps.record(due.owner(), due.id());
        try {
            var state = ConfirmationState.valueOf(result.get(1));
            var decision = state.isAnswered() ? sealed.openDecision(record, result.get(2)) : null;
            var continuation = sealed.openContinuation(record, result.get(3));
            schedule(due.owner(), due.id(), clock.instant().plusMillis(Long.parseLong(ConfirmationSteps.LEASE_MILLIS)));
            var time = Duration.ofMillis(Long.parseLong(result.get(4)));
            return isOf(state, decision) ? new Claim.Claimed(state, decision, time, continuation) : nothing(due);
        } catch (BrokenSeal e) {
            return nothing(due);
        }
    }

    /** A state that is not the one of the sealed decision was not decided by anybody. */
    private static boolean isOf(ConfirmationState state, @Nullable Decision decision) {
        return decision == null
                || decision.state() == state
                || (state == ConfirmationState.CONSUMED && decision instanceof Decision.Accept);
    }

    private Claim later(Due due, Instant at) {
        schedule(due.owner(), due.id(), at.plusMillis(50));
        return new Claim.Later(at);
    }

    private Claim nothing(Due due) {
        forget(due);
        return new Claim.Nothing();
    }

    private void forget(Due due) {
        redis.opsForZSet().remove(DUE, member(due.owner(), due.id()));
    }

    private static String member(OwnerKey owner, ConfirmationId id) {
        return owner.value() + "|" + id.value();
    }

    private static Due parse(String member) {
        var parts = member.split("\\|", 2);
        return new Due(OwnerKey.stored(parts[0]), new ConfirmationId(parts.length < 2 ? "" : parts[1]));
    }
}
