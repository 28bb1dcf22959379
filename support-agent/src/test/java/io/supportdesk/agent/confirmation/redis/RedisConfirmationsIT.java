package io.supportdesk.agent.confirmation.redis;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.agent.confirmation.AnswerResult;
import io.supportdesk.agent.confirmation.Asking;
import io.supportdesk.agent.confirmation.Confirmation;
import io.supportdesk.agent.confirmation.ConfirmationId;
import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Confirmations;
import io.supportdesk.agent.confirmation.Decision;
import io.supportdesk.agent.confirmation.Taken;
import io.supportdesk.agent.confirmation.TestQuestions;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.TestPeople;
import io.supportdesk.agent.keys.RandomId;
import io.supportdesk.agent.keys.TestKeys;
import io.supportdesk.agent.testing.TestRedis;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.core.StringRedisTemplate;
import tools.jackson.databind.json.JsonMapper;

class RedisConfirmationsIT {

    private static final Decision YES = new Decision.Accept(Map.of("confirmed", true), null);
    private static final Decision NO = new Decision.Decline("not today");
    private static final String HOLDER = "replica-1";

    private final StringRedisTemplate redis = TestRedis.template();
    private final Confirmations confirmations = new RedisConfirmations(
            redis, new SealedConfirmations(TestKeys.sealer(), new JsonMapper()), new JsonMapper());
    private final OwnerKey amara = TestPeople.person("amara-" + RandomId.next()).owner();
    private final OwnerKey ben = TestPeople.person("ben-" + RandomId.next()).owner();

    @Test
    void anOpenedOneIsListedToItsOwnerWithAllThatIsShown() {
        var opened = open(Duration.ofMinutes(1));
        assertThat(confirmations.pending(amara)).containsExactly(opened);
        assertThat(opened.question()).isEqualTo(TestQuestions.cancel("ORD-10002"));
        assertThat(Duration.between(opened.createdAt(), opened.expiresAt())).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    @DisplayName("C33: lists and reads are scoped like decisions")
    void nobodyElseCanSeeOrAnswerIt() {
        var id = open(Duration.ofMinutes(1)).id();
        assertThat(confirmations.pending(ben)).isEmpty();
        assertThat(confirmations.find(ben, id)).isEmpty();
        assertThat(confirmations.answer(ben, id, YES)).isEqualTo(new AnswerResult.NotFound());
        confirmations.withdraw(ben, id);
        assertThat(confirmations.answer(amara, id, YES))
                .isEqualTo(new AnswerResult.Recorded(ConfirmationState.ACCEPTED));
    }

    @Test
    void theFirstAnswerCounts() {
        var id = open(Duration.ofMinutes(1)).id();
        assertThat(confirmations.answer(amara, id, NO))
                .isEqualTo(new AnswerResult.Recorded(ConfirmationState.DECLINED));
        assertThat(confirmations.answer(amara, id, YES))
                .isEqualTo(new AnswerResult.AlreadyAnswered(ConfirmationState.DECLINED));
        assertThat(confirmations.answer(amara, id, NO))
                .isEqualTo(new AnswerResult.SameAgain(ConfirmationState.DECLINED));
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Decided(NO));
    }

    @Test
    @DisplayName("C62: one atomic claim")
    void anAcceptIsTakenOnce() {
        var id = open(Duration.ofMinutes(1)).id();
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.StillPending());
        confirmations.answer(amara, id, YES);
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Decided(YES));
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Closed(ConfirmationState.CONSUMED));
    }

    @Test
    void anotherReplicaCannotTakeIt() {
        var id = open(Duration.ofMinutes(1)).id();
        confirmations.answer(amara, id, YES);
        assertThat(confirmations.take(amara, id, "replica-2")).isEqualTo(new Taken.Missing());
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Decided(YES));
    }

    @Test
    @DisplayName("C73: a late answer is told that it is too late, and nothing is executed")
    void expiresByTheClockOfTheStore() throws Exception {
        var id = open(Duration.ofMillis(150)).id();
        Thread.sleep(200);
        assertThat(confirmations.answer(amara, id, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.EXPIRED));
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Closed(ConfirmationState.EXPIRED));
        assertThat(confirmations.pending(amara)).isEmpty();
    }

    @Test
    void aNewEpochRevokesWhatWasAskedBefore() {
        var id = open(Duration.ofMinutes(1)).id();
        redis.opsForValue().set(amara.redisKey("epoch"), RandomId.next());
        assertThat(confirmations.answer(amara, id, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.REVOKED));
        var after = open(Duration.ofMinutes(1)).id();
        assertThat(confirmations.answer(amara, after, YES)).isInstanceOf(AnswerResult.Recorded.class);
    }

    @Test
    void aNewEpochRevokesAnAcceptThatWasNotTakenYet() {
        var id = open(Duration.ofMinutes(1)).id();
        confirmations.answer(amara, id, YES);
        redis.opsForValue().set(amara.redisKey("epoch"), RandomId.next());
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Closed(ConfirmationState.REVOKED));
    }

    @Test
    void aWithdrawnOneCannotBeAnswered() {
        var id = open(Duration.ofMinutes(1)).id();
        confirmations.withdraw(amara, id);
        assertThat(confirmations.answer(amara, id, YES))
                .isEqualTo(new AnswerResult.Closed(ConfirmationState.WITHDRAWN));
    }

    @Test
    void anOrphanCannotBeAnswered() {
        var id = open(Duration.ofMinutes(1)).id();
        redis.opsForHash().put(record(id), "lease", "1");
        assertThat(confirmations.answer(amara, id, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.ORPHANED));
    }

    @Test
    void aStateThatWasWrittenByHandIsNotAnAnswer() {
        var id = open(Duration.ofMinutes(1)).id();
        redis.opsForHash().put(record(id), "state", "ACCEPTED");
        redis.opsForHash().put(record(id), "answer", "v1.k1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Missing());
    }

    @Test
    void aDecisionThatWasCopiedFromAnotherRecordIsNotAnAnswer() {
        var one = open(Duration.ofMinutes(1)).id();
        var other = open(Duration.ofMinutes(1)).id();
        confirmations.answer(amara, one, YES);
        var answer = redis.opsForHash().get(record(one), "answer");
        redis.opsForHash().putAll(record(other), Map.of("state", "ACCEPTED", "answer", answer));
        assertThat(confirmations.take(amara, other, HOLDER)).isEqualTo(new Taken.Missing());
        assertThat(confirmations.take(amara, one, HOLDER)).isEqualTo(new Taken.Decided(YES));
    }

    @Test
    void aNoThatWasTurnedIntoAYesIsNotAnAnswer() {
        var id = open(Duration.ofMinutes(1)).id();
        confirmations.answer(amara, id, NO);
        redis.opsForHash().put(record(id), "state", "ACCEPTED");
        assertThat(confirmations.take(amara, id, HOLDER)).isEqualTo(new Taken.Missing());
    }

    @Test
    void keepsNothingReadable() {
        var id = open(Duration.ofMinutes(1)).id();
        assertThat(redis.opsForHash().entries(record(id)).toString()).doesNotContain("ORD-10002", "Cancel");
    }

    @Test
    void opensNoMoreThanTheMost() {
        for (var i = 0; i < Confirmations.MOST_PENDING; i++) {
            open(Duration.ofMinutes(1));
        }
        var more = confirmations.open(
                amara,
                TestQuestions.id(),
                TestQuestions.cancel("ORD-1"),
                Duration.ofMinutes(1),
                new Asking.Waiting(HOLDER));
        assertThat(more).isEmpty();
        confirmations.withdraw(amara, confirmations.pending(amara).getFirst().id());
        assertThat(open(Duration.ofMinutes(1)).state()).isEqualTo(ConfirmationState.PENDING);
    }

    @Test
    @DisplayName("C42: of racing answers exactly one wins")
    void ofRacingAnswersExactlyOneWins() throws Exception {
        for (var round = 0; round < 20; round++) {
            var id = open(Duration.ofMinutes(1)).id();
            var won = race(32, number -> confirmations.answer(amara, id, new Decision.Decline("n" + number)));
            assertThat(won).filteredOn(AnswerResult.Recorded.class::isInstance).hasSize(1);
            assertThat(won)
                    .filteredOn(AnswerResult.AlreadyAnswered.class::isInstance)
                    .hasSize(31);
        }
    }

    @Test
    void ofRacingTakersExactlyOneGetsTheAccept() throws Exception {
        var id = open(Duration.ofMinutes(1)).id();
        confirmations.answer(amara, id, YES);
        var taken = race(32, number -> confirmations.take(amara, id, HOLDER));
        assertThat(taken).filteredOn(Taken.Decided.class::isInstance).hasSize(1);
    }

    private interface Attempt<T> {
        T run(int number);
    }

    private static <T> List<T> race(int many, Attempt<T> attempt) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<T>> attempts = new ArrayList<>();
            for (var i = 0; i < many; i++) {
                var number = i;
                attempts.add(() -> attempt.run(number));
            }
            List<T> results = new ArrayList<>();
            for (var future : threads.invokeAll(attempts)) {
                results.add(future.get());
            }
            return results;
        }
    }

    private Confirmation open(Duration timeout) {
        return confirmations
                .open(amara, TestQuestions.id(), TestQuestions.cancel("ORD-10002"), timeout, new Asking.Waiting(HOLDER))
                .orElseThrow();
    }

    private String record(ConfirmationId id) {
        return amara.redisKey("confirmation:" + id.value());
    }
}
