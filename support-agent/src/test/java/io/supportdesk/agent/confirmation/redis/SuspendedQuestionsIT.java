package io.supportdesk.agent.confirmation.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.supportdesk.agent.confirmation.AnswerResult;
import io.supportdesk.agent.confirmation.Answers;
import io.supportdesk.agent.confirmation.Confirmation;
import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Confirmations;
import io.supportdesk.agent.confirmation.Continuations;
import io.supportdesk.agent.confirmation.Decision;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.Proofs;
import io.supportdesk.agent.confirmation.SuspendedQuestions;
import io.supportdesk.agent.confirmation.TestConfirmation;
import io.supportdesk.agent.confirmation.TestQuestions;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.identity.TestPeople;
import io.supportdesk.agent.keys.RandomId;
import io.supportdesk.agent.keys.TestKeys;
import io.supportdesk.agent.testing.OnlinePeople;
import io.supportdesk.agent.testing.TestRedis;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.core.StringRedisTemplate;
import tools.jackson.databind.json.JsonMapper;

/** Suspending on one replica, going on at another: objects that share nothing but Redis. */
class SuspendedQuestionsIT {

    private static final Duration TIMEOUT = Duration.ofSeconds(4);
    private static final Decision YES = new Decision.Accept(Map.of("confirmed", true), null);

    private record Resumed(String replica, String continuation, Outcome outcome) {}

    private final StringRedisTemplate redis = TestRedis.template();
    private final OnlinePeople online = new OnlinePeople();
    private final Confirmations confirmations = confirmations();
    private final SuspendedQuestions questions =
            TestConfirmation.suspended(confirmations, continuations(), online, TIMEOUT);
    private final Proofs proofs = TestConfirmation.proofs();
    private final Answers answers =
            TestConfirmation.answers(confirmations(), proofs, new RedisAnswerLimit(redis), continuations());
    private final Person amara = TestPeople.person("amara-" + RandomId.next());
    private final List<Resumed> resumed = new CopyOnWriteArrayList<>();
    private AutoCloseable first;
    private AutoCloseable second;

    @BeforeEach
    void twoReplicas() {
        redis.delete("sa:1:due");
        first = replica("first");
        second = replica("second");
    }

    @AfterEach
    void stop() throws Exception {
        first.close();
        second.close();
    }

    @Test
    @DisplayName("C62: of all replicas exactly one goes on")
    void exactlyOneReplicaGoesOn() throws Exception {
        for (var round = 0; round < 20; round++) {
            var shown = suspend("turn-" + round);
            assertThat(answer(shown, YES)).isEqualTo(new AnswerResult.Recorded(ConfirmationState.ACCEPTED));
        }
        await().until(() -> resumed.size() >= 20);
        Thread.sleep(1_500);
        assertThat(resumed).hasSize(20);
        assertThat(resumed).extracting(Resumed::continuation).doesNotHaveDuplicates();
        assertThat(resumed).allSatisfy(one -> assertThat(one.outcome()).isInstanceOf(Outcome.Accepted.class));
    }

    @Test
    void aNoGoesOnAsANo() {
        var shown = suspend("turn");
        answer(shown, new Decision.Decline("no"));
        assertThat(one().outcome()).isEqualTo(new Outcome.Declined(shown.id(), "no"));
    }

    @Test
    @DisplayName("C81: silence goes on as expired")
    void silenceGoesOnAsExpired() {
        var shown = suspend("turn");
        assertThat(one().outcome()).isEqualTo(new Outcome.Expired(shown.id(), TIMEOUT));
        assertThat(answer(shown, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.EXPIRED));
    }

    @Test
    @DisplayName("C85: the end of a login closes what was open, and the turn goes on with that")
    void theEndOfALoginGoesOnAsRevoked() {
        var shown = suspend("turn");
        redis.opsForValue().set(amara.owner().redisKey("epoch"), RandomId.next());
        questions.revoke(amara.owner());
        assertThat(one().outcome()).isEqualTo(new Outcome.Closed(shown.id(), ConfirmationState.REVOKED));
        assertThat(answer(shown, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.REVOKED));
    }

    @Test
    void aLostHintOnlyCostsASecond() {
        var shown = suspend("turn");
        confirmations.answer(amara.owner(), shown.id(), YES);
        redis.opsForZSet().add("sa:1:due", member(shown), 0);
        assertThat(one().outcome()).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    @DisplayName("C77: the claim of a replica that died is taken over, from the same place")
    void theClaimOfADeadReplicaIsTakenOver() {
        var shown = suspend("turn");
        confirmations.answer(amara.owner(), shown.id(), YES);
        redis.opsForHash()
                .putAll(record(shown), Map.of("state", "CONSUMED", "claimant", "dead replica", "claimed", "1"));
        redis.opsForZSet().add("sa:1:due", member(shown), 0);
        assertThat(one().continuation()).isEqualTo("turn");
        assertThat(one().outcome()).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    void aClaimThatIsHeldIsNotTakenOver() throws Exception {
        var shown = suspend("turn");
        confirmations.answer(amara.owner(), shown.id(), YES);
        var later = Long.toString(System.currentTimeMillis() + 60_000);
        redis.opsForHash()
                .putAll(record(shown), Map.of("state", "CONSUMED", "claimant", "living replica", "claimed", later));
        redis.opsForZSet().add("sa:1:due", member(shown), 0);
        Thread.sleep(2_500);
        assertThat(resumed).isEmpty();
    }

    @Test
    void aForgedYesGoesNowhere() throws Exception {
        var shown = suspend("turn");
        redis.opsForHash()
                .putAll(record(shown), Map.of("state", "ACCEPTED", "answer", "v1.k1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
        redis.opsForZSet().add("sa:1:due", member(shown), 0);
        Thread.sleep(2_500);
        assertThat(resumed).isEmpty();
    }

    @Test
    @DisplayName("C74: nobody connected is an outcome at once")
    void nobodyConnected() {
        online.disconnected(amara.owner(), "page");
        assertThat(questions.ask(amara, TestQuestions.cancel("ORD-1"), "turn")).contains(new Outcome.NobodyConnected());
    }

    @Test
    void keepsTheContinuationSealed() {
        var shown = suspend("the whole turn");
        assertThat(redis.opsForHash().entries(record(shown)).toString()).doesNotContain("the whole turn");
    }

    private Confirmation suspend(String continuation) {
        online.connected(amara.owner(), "page");
        var before = confirmations.openIds(amara.owner());
        assertThat(questions.ask(amara, TestQuestions.cancel("ORD-10002"), continuation))
                .isEmpty();
        return confirmations.pending(amara.owner()).stream()
                .filter(confirmation -> !before.contains(confirmation.id()))
                .findFirst()
                .orElseThrow();
    }

    private AnswerResult answer(Confirmation shown, Decision decision) {
        return answers.answer(amara, shown.id().value(), proofs.of(shown, amara.login()), decision);
    }

    private Resumed one() {
        await().atMost(Duration.ofSeconds(10)).until(() -> !resumed.isEmpty());
        return resumed.getFirst();
    }

    private AutoCloseable replica(String name) {
        return TestConfirmation.runner(
                continuations(),
                (continuation, outcome) -> resumed.add(new Resumed(name, continuation, outcome)),
                new RedisWakeups(TestRedis.messages()));
    }

    private Continuations continuations() {
        var json = new JsonMapper();
        return new RedisContinuations(
                redis, new SealedConfirmations(TestKeys.sealer(), json), TestRedis.messages(), Clock.systemUTC());
    }

    private Confirmations confirmations() {
        var json = new JsonMapper();
        return new RedisConfirmations(redis, new SealedConfirmations(TestKeys.sealer(), json), json);
    }

    private String member(Confirmation shown) {
        return amara.owner().value() + "|" + shown.id().value();
    }

    private String record(Confirmation shown) {
        return amara.owner().redisKey("confirmation:" + shown.id().value());
    }
}
