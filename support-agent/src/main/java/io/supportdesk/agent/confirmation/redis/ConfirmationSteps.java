package io.supportdesk.agent.confirmation.redis;

import io.supportdesk.agent.confirmation.ConfirmationId;
import io.supportdesk.agent.identity.OwnerKey;
import java.util.List;
import org.springframework.core.io.ClassPathResource;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

/** Runs the script through which every change of a confirmation goes. */
final class ConfirmationSteps {

    static final String LEASE_MILLIS = "15000";

    /** An accept in time may be taken this much after the deadline, which is before order-service gives up. */
    private static final String GRACE_MILLIS = "3000";

    private static final RedisScript<List<String>> STEP = script("confirmation-step");

    private final StringRedisTemplate redis;

    ConfirmationSteps(StringRedisTemplate redis) {
        this.redis = redis;
    }

    List<String> run(String step, OwnerKey owner, ConfirmationId id) {
        return run(step, owner, id, "", "", "", "");
    }

    List<String> runAs(String step, OwnerKey owner, ConfirmationId id, String replica) {
        return run(step, owner, id, "", "", "", replica);
    }

    List<String> answer(OwnerKey owner, ConfirmationId id, String state, String digest, String answer) {
        return run("answer", owner, id, state, digest, answer, "");
    }

    private List<String> run(
            String step,
            OwnerKey owner,
            ConfirmationId id,
            String state,
            String digest,
            String answer,
            String replica) {
        return redis.execute(
                STEP,
                keys(owner, id),
                step,
                id.value(),
                owner.value(),
                state,
                digest,
                answer,
                replica,
                LEASE_MILLIS,
                GRACE_MILLIS,
                RedisWakeups.CHANNEL);
    }

    static List<String> keys(OwnerKey owner, ConfirmationId id) {
        return List.of(record(owner, id), owner.redisKey("pending"), owner.redisKey("epoch"), owner.redisKey("events"));
    }

    static String record(OwnerKey owner, ConfirmationId id) {
        return owner.redisKey("confirmation:" + id.value());
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a script's result type is a raw class
    static RedisScript<List<String>> script(String name) {
        return (RedisScript) RedisScript.of(new ClassPathResource("redis/" + name + ".lua"), List.class);
    }
}
