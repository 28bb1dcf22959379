package io.supportdesk.agent.confirmation.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.supportdesk.agent.confirmation.AnswerResult;
import io.supportdesk.agent.confirmation.Answers;
import io.supportdesk.agent.confirmation.Confirmation;
import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Confirmations;
import io.supportdesk.agent.confirmation.Decision;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.Proofs;
import io.supportdesk.agent.confirmation.Questions;
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
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.core.StringRedisTemplate;
import tools.jackson.databind.json.JsonMapper;

/** Asking on one replica, answering on another: two sets of objects that share nothing but Redis. */
class QuestionsIT {

    private static final Decision YES = new Decision.Accept(Map.of("confirmed", true), null);

    private final StringRedisTemplate redis = TestRedis.template();
    private final OnlinePeople online = new OnlinePeople();
    private final Confirmations asking = confirmations();
    private final Confirmations answering = confirmations();
    private final Questions questions =
            TestConfirmation.questions(asking, online, new RedisWakeups(TestRedis.messages()), Duration.ofSeconds(3));
    private final Proofs proofs = TestConfirmation.proofs();
    private final Answers answers =
            TestConfirmation.answers(answering, proofs, new RedisAnswerLimit(redis), continuations());
    private final Person amara = TestPeople.person("amara-" + RandomId.next());
    private final Person ben = TestPeople.person("ben-" + RandomId.next());

    @Test
    void anAnswerOnAnotherReplicaReachesTheOneThatAsks() {
        var outcome = ask(amara);
        var shown = shown(amara);
        assertThat(answer(amara, shown, YES)).isEqualTo(new AnswerResult.Recorded(ConfirmationState.ACCEPTED));
        assertThat(outcome.join()).isEqualTo(new Outcome.Accepted(shown.id(), Map.of("confirmed", true), null));
    }

    @Test
    void aNoIsANo() {
        var outcome = ask(amara);
        var shown = shown(amara);
        answer(amara, shown, new Decision.Decline("wrong order"));
        assertThat(outcome.join()).isEqualTo(new Outcome.Declined(shown.id(), "wrong order"));
    }

    @Test
    @DisplayName("C32: another person with the id and even the proof is refused, and the owner can still answer")
    void anotherPersonIsRefused() {
        var outcome = ask(amara);
        var shown = shown(amara);
        var proof = proofs.of(shown, amara.login());
        assertThat(answers.answer(ben, shown.id().value(), proof, YES)).isEqualTo(new AnswerResult.NotFound());
        assertThat(answer(amara, shown, YES)).isInstanceOf(AnswerResult.Recorded.class);
        assertThat(outcome.join()).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    void aLoginThatWasNotShownTheDialogIsRefused() {
        var outcome = ask(amara);
        var shown = shown(amara);
        var other = TestPeople.otherLogin(amara);
        var proof = proofs.of(shown, amara.login());
        assertThat(answers.answer(other, shown.id().value(), proof, YES)).isEqualTo(new AnswerResult.NotFound());
        var own = proofs.of(shown, other.login());
        assertThat(answers.answer(other, shown.id().value(), own, YES)).isInstanceOf(AnswerResult.Recorded.class);
        assertThat(outcome.join()).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    void anAnswerWithoutAProofIsRefused() {
        var outcome = ask(amara);
        var shown = shown(amara);
        assertThat(answers.answer(amara, shown.id().value(), "", YES)).isEqualTo(new AnswerResult.NotFound());
        answer(amara, shown, YES);
        assertThat(outcome.join()).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    void contentThatDoesNotFitIsRefusedAndTheDialogStaysOpen() {
        var outcome = ask(amara);
        var shown = shown(amara);
        var wrong = new Decision.Accept(Map.of("confirmed", "true"), null);
        assertThat(answer(amara, shown, wrong)).isInstanceOf(AnswerResult.InvalidContent.class);
        assertThat(answer(amara, shown, YES)).isInstanceOf(AnswerResult.Recorded.class);
        assertThat(outcome.join()).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    @DisplayName("C81: silence is not an approval")
    void nobodyAnswering() {
        var outcome = ask(amara);
        var shown = shown(amara);
        assertThat(outcome.join()).isEqualTo(new Outcome.Expired(shown.id(), Duration.ofSeconds(3)));
        assertThat(answer(amara, shown, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.EXPIRED));
    }

    @Test
    @DisplayName("C74: what can not be shown is declined at once, with the reason")
    void nobodyConnected() {
        assertThat(questions.ask(ben, TestQuestions.cancel("ORD-1"))).isEqualTo(new Outcome.NobodyConnected());
    }

    @Test
    void anInterruptWithdraws() throws Exception {
        online.connected(amara.owner(), "page");
        var thread = Thread.ofVirtual().start(() -> questions.ask(amara, TestQuestions.cancel("ORD-1")));
        var shown = shown(amara);
        thread.interrupt();
        thread.join();
        assertThat(answer(amara, shown, YES)).isEqualTo(new AnswerResult.Closed(ConfirmationState.WITHDRAWN));
    }

    @Test
    void aLostRecordIsNeverAYes() {
        var outcome = ask(amara);
        var shown = shown(amara);
        redis.delete(amara.owner().redisKey("confirmation:" + shown.id().value()));
        assertThat(outcome.join()).isEqualTo(new Outcome.Unavailable());
    }

    @Test
    void tooManyAttemptsAreStopped() {
        AnswerResult last = new AnswerResult.NotFound();
        for (var i = 0; i < 121; i++) {
            last = answers.answer(ben, RandomId.next(), "", YES);
        }
        assertThat(last).isEqualTo(new AnswerResult.TooMany());
        assertThat(answers.answer(amara, RandomId.next(), "", YES)).isEqualTo(new AnswerResult.NotFound());
    }

    private CompletableFuture<Outcome> ask(Person person) {
        online.connected(person.owner(), "page");
        return CompletableFuture.supplyAsync(
                () -> questions.ask(person, TestQuestions.cancel("ORD-10002")),
                Executors.newVirtualThreadPerTaskExecutor());
    }

    private Confirmation shown(Person person) {
        return await().atMost(Duration.ofSeconds(5))
                .until(() -> answering.pending(person.owner()), list -> !list.isEmpty())
                .getFirst();
    }

    private AnswerResult answer(Person person, Confirmation shown, Decision decision) {
        return answers.answer(person, shown.id().value(), proofs.of(shown, person.login()), decision);
    }

    private RedisContinuations continuations() {
        var json = new JsonMapper();
        return new RedisContinuations(
                redis, new SealedConfirmations(TestKeys.sealer(), json), TestRedis.messages(), Clock.systemUTC());
    }

    private Confirmations confirmations() {
        var json = new JsonMapper();
        return new RedisConfirmations(redis, new SealedConfirmations(TestKeys.sealer(), json), json);
    }
}
