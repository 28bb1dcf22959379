package io.supportdesk.orders.mcp.mrtr;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.RawCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How a question ends a call and an answer takes it up again, also when messages are lost, doubled or nonsense. */
class RoundsIT extends RoundsTest {

    @Test
    void endsTheFirstRoundWithAQuestionAndTheSecondWithTheResult() throws Exception {
        var id = order(OrderStatus.PENDING);

        var asked = call(id).send();
        var result = JSON.readTree(asked.body()).at("/result");

        assertThat(asked.statusCode()).isEqualTo(200);
        assertThat(asked.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/json");
        assertThat(asked.headers().map()).doesNotContainKey("mcp-session-id");
        assertThat(result.at("/resultType").asString()).isEqualTo("input_required");
        assertThat(result.at("/inputRequests/confirm_cancel/method").asString()).isEqualTo("elicitation/create");
        assertThat(result.at("/inputRequests/confirm_cancel/params/mode").asString())
                .isEqualTo("form");
        assertThat(result.at("/requestState").asString())
                .startsWith("v1.new.")
                .hasSizeLessThan(1500)
                .doesNotContain(id.toString());
        assertUntouched(id);

        var done = call(id).retry(state(asked), YES).json().at("/result");
        assertThat(done.at("/resultType").asString()).isEqualTo("complete");
        assertThat(done.at("/structuredContent/outcome").asString()).isEqualTo("CANCELLED");
        assertThat(statusOf(id)).isEqualTo("CANCELLED");
    }

    @Test
    void asksAgainWhereTheAnswerComesWithoutTheState() throws Exception {
        var id = order(OrderStatus.PENDING);

        var asked =
                call(id).param("inputResponses", Map.of("confirm_cancel", YES)).send();

        assertThat(JSON.readTree(asked.body()).at("/result/resultType").asString())
                .isEqualTo("input_required");
        assertUntouched(id);
        assertCancels(call(id).retry(state(asked), YES), id);
    }

    @Test
    void repeatsTheQuestionWhereTheAnswerIsMissingButNotForEver() throws Exception {
        var id = order(OrderStatus.PENDING);
        var asked = JSON.readTree(call(id).send().body()).at("/result");
        var round = call(id).param("inputResponses", Map.of("something_else", YES));

        var last = asked;
        for (int i = 1; i < CancelOrderCall.MOST_ROUNDS; i++) {
            last = next(round, last).json().at("/result");
            assertThat(last.at("/inputRequests")).isEqualTo(asked.at("/inputRequests"));
        }
        assertRefused(next(round, last));
        assertThat(rows("operation_ask", id)).isOne();
        assertUntouched(id);

        assertCancels(call(id).retry(last.at("/requestState").asString(), YES), id);
    }

    @Test
    void asksAnewWhereTheOrderIsNoLongerWhatTheQuestionShows() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);
        jdbc.sql("UPDATE orders SET total = 44.99, version = version + 1 WHERE id = ?")
                .param(id.number())
                .update();

        var again = call(id).param("requestState", state).json().at("/result");

        assertThat(again.at("/inputRequests/confirm_cancel/params/message").asString())
                .contains("total 44.99 EUR");
        var old = call(id).retry(state, YES).json();
        assertThat(old.at("/result/structuredContent/outcome").asString()).isEqualTo("CHANGED");
        assertUntouched(id);
        assertCancels(call(id).retry(again.at("/requestState").asString(), YES), id);
    }

    @Test
    void answersTheSameAgainWhenTheStateWasUsedAlready() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);

        var first = call(id).retry(state, YES).json().at("/result");

        assertThat(call(id).retry(state, YES).json().at("/result")).isEqualTo(first);
        assertThat(call(id).retry(state, NO).json().at("/result"))
                .as("a no after the yes")
                .isEqualTo(first);
        assertCancelledOnce(id);
    }

    @Test
    void keepsANoAlsoWhenAYesComesAfterIt() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);
        var withReason = Map.of("action", "decline", "_meta", Map.of("io.supportdesk/note", "the wrong one"));

        var first = call(id).retry(state, withReason).json().at("/result");

        assertThat(first.at("/structuredContent/message").asString()).contains("the wrong one");
        assertThat(call(id).retry(state, YES).json().at("/result")).isEqualTo(first);
        assertUntouched(id);
    }

    @Test
    void leavesTheQuestionOpenWhereTheAnswerIsNone() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);

        for (var nonsense : List.<Map<String, Object>>of(
                Map.of(),
                Map.of("action", "ACCEPT", "content", Map.of("confirmed", true)),
                Map.of("action", true),
                Map.of("action", "accept", "content", "yes"))) {
            var answer = call(id).retry(state, nonsense).send();
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(JSON.readTree(answer.body()).at("/error/code").asInt()).isEqualTo(-32602);
        }
        assertUntouched(id);

        assertCancels(call(id).retry(state, YES), id);
    }

    @RepeatedTest(3)
    void cancelsOnceWhenManyRetriesRace() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);

        var answers = atOnce(16, () -> call(id).retry(state, YES).json().at("/result"));

        assertThat(answers).allSatisfy(answer -> {
            assertThat(answer).isEqualTo(answers.getFirst());
            assertThat(answer.at("/structuredContent/outcome").asString()).isEqualTo("CANCELLED");
        });
        assertCancelledOnce(id);
    }

    @Test
    void limitsTheQuestionsThatWaitForOnePerson() throws Exception {
        var busy = token("somebody-busy");
        for (int i = 0; i < 20; i++) {
            assertThat(state(call(order(OrderStatus.PENDING)).as(busy).send())).isNotEmpty();
        }
        var oneMore = order(OrderStatus.PENDING);

        var answer = call(oneMore).as(busy).json();

        assertThat(answer.at("/result/structuredContent/message").asString())
                .contains("could not be brought to a person");
        assertThat(rows("operation_ask", oneMore)).isZero();
        assertThat(ask(oneMore)).as("for amara").isNotEmpty();
    }

    private static RawCall next(RawCall round, JsonNode asked) {
        return round.param("requestState", asked.at("/requestState").asString());
    }

    private static <T> List<T> atOnce(int times, Callable<T> work) throws Exception {
        var start = new CyclicBarrier(times);
        var results = new ArrayList<T>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = IntStream.range(0, times)
                    .mapToObj(i -> threads.submit(() -> {
                        start.await();
                        return work.call();
                    }))
                    .toList();
            for (var each : running) {
                results.add(each.get());
            }
        }
        return results;
    }
}
