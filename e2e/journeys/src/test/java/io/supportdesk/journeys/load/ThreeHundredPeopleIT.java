package io.supportdesk.journeys.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.journeys.ApiClient;
import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.EventFeed;
import io.supportdesk.journeys.HttpAnswer;
import io.supportdesk.journeys.OpenQuestion;
import io.supportdesk.journeys.OrdersDatabase;
import io.supportdesk.stack.Stack;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Three hundred people through one support-agent and one order-service with default settings. Nothing is timed but by
 * the product itself: who is asked too late, or is answered too late, loses their question. The stack is its own, since
 * here the services choose their JVM options themselves.
 */
class ThreeHundredPeopleIT {

    private static final Logger log = LoggerFactory.getLogger(ThreeHundredPeopleIT.class);
    private static final int PEOPLE = 300;
    private static final String PASSWORD = "load-demo";
    private static final Duration PATIENCE = Duration.ofSeconds(100);

    private static Stack stack;
    private static OrdersDatabase orders;

    @BeforeAll
    static void start() {
        stack = Stack.start(DeskStack.options()
                .withJvm(List.of())
                .withLogs(Path.of("target", "stack-load").toAbsolutePath()));
        orders = new OrdersDatabase(stack.postgres().jdbcUrl());
        stack.keycloak().admin().makePasswordsCheap();
        var names =
                IntStream.range(0, PEOPLE).mapToObj(ThreeHundredPeopleIT::name).toList();
        stack.keycloak().admin().createUsers(names, PASSWORD, "support");
    }

    @AfterAll
    static void end() {
        stack.close();
    }

    /** One person with a page open, and the order that they want to be cancelled. */
    private record Someone(ApiClient api, EventFeed page, String order, String conversation) {

        String awaitQuestion() {
            return page.await(
                            "confirmation",
                            event -> event.text("conversationId").equals(conversation),
                            PATIENCE)
                    .text("id");
        }

        String awaitReply() {
            return page.await("reply", event -> event.text("conversationId").equals(conversation), PATIENCE)
                    .text("text");
        }
    }

    @Test
    @DisplayName("300 people ask at once: 300 dialogs are open at the same time, 300 are answered, none is lost")
    void serves300PeopleAtOnce() throws Exception {
        var ids = orders.addPending(PEOPLE);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var everybody = each(threads, IntStream.range(0, PEOPLE).boxed().toList(), n -> arrive(n, ids.get(n)));
            var start = System.nanoTime();

            var asked = each(threads, everybody, one -> one.api().say(one.conversation(), "cancel " + one.order()));
            assertThat(asked).extracting(HttpAnswer::status).containsOnly(202);
            var questions = each(threads, everybody, Someone::awaitQuestion);
            log.info("All {} dialogs were open after {} s", PEOPLE, seconds(start));

            var lists = each(threads, everybody, one -> one.api().pending());
            assertThat(lists).allSatisfy(mine -> assertThat(mine).hasSize(1));
            assertThat(lists.stream().map(mine -> mine.getFirst().path("id").asString()))
                    .containsExactlyElementsOf(questions)
                    .doesNotHaveDuplicates();
            assertThat(orders.openAsks(ids)).isEqualTo(PEOPLE);
            assertThat(orders.cancelledOf(ids)).isZero();

            start = System.nanoTime();
            var answers = each(threads, IntStream.range(0, PEOPLE).boxed().toList(), n -> {
                var mine = lists.get(n).getFirst();
                return everybody
                        .get(n)
                        .api()
                        .answer(questions.get(n), yes(mine.path("proof").asString()));
            });
            assertThat(answers).extracting(HttpAnswer::status).containsOnly(202);
            var replies = each(threads, everybody, Someone::awaitReply);
            log.info("All {} replies had come {} s after the answers", PEOPLE, seconds(start));

            assertThat(replies).allSatisfy(reply -> assertThat(reply).contains("is cancelled"));
            assertThat(orders.cancelledOf(ids)).isEqualTo(PEOPLE);
            assertThat(orders.openAsks(ids)).isZero();
            everybody.forEach(one -> one.page().close());
        }
    }

    private static Someone arrive(int number, String order) {
        var token = stack.keycloak().tokens().accessToken(name(number), PASSWORD);
        var api = new ApiClient(stack.url(), token);
        return new Someone(api, api.events(), order, api.startConversation());
    }

    private static Map<String, Object> yes(String proof) {
        return OpenQuestion.body("accept", Map.of("confirmed", true), null, proof);
    }

    private static String name(int number) {
        return "load-%03d".formatted(number);
    }

    private static String seconds(long start) {
        return "%.1f".formatted(Duration.ofNanos(System.nanoTime() - start).toMillis() / 1000.0);
    }

    /** The step of every one of them at the same time; the results are in the order of the people. */
    private static <P, R> List<R> each(ExecutorService threads, List<P> people, Function<P, R> step)
            throws InterruptedException, ExecutionException {
        var running = people.stream()
                .map(person -> threads.submit(() -> step.apply(person)))
                .toList();
        var results = new ArrayList<R>();
        for (var one : running) {
            results.add(one.get());
        }
        return results;
    }
}
