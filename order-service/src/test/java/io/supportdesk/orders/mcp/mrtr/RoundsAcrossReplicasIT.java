package io.supportdesk.orders.mcp.mrtr;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.Replica;
import io.supportdesk.orders.testing.ServiceTest;
import java.util.ArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** One replica asks and another one hears the answer, also while the key is changed between them. */
class RoundsAcrossReplicasIT extends RoundsTest {

    private static Replica other;

    @BeforeAll
    static void start() {
        other = Replica.start(
                "--order-service.public-url=https://orders.example",
                "--order-service.state.keys.current=newer:" + ServiceTest.OLD_KEY,
                "--order-service.state.keys.previous=new:" + ServiceTest.KEY);
    }

    @AfterAll
    static void stop() {
        other.close();
    }

    @Test
    void takesUpWhatAnotherReplicaAsked() throws Exception {
        var id = order(OrderStatus.PENDING);

        assertCancels(call(id).at(other.url()).retry(ask(id), YES), id);
        assertThat(state(call(order(OrderStatus.PENDING)).at(other.url()).send()))
                .startsWith("v1.newer.");
    }

    @RepeatedTest(3)
    void cancelsOnceWhenBothHearTheAnswer() throws Exception {
        var id = order(OrderStatus.PENDING);
        var retry = call(id).retry(ask(id), YES);
        var start = new CyclicBarrier(8);
        var answers = new ArrayList<String>();

        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<String>>();
            for (int i = 0; i < 8; i++) {
                var url = i % 2 == 0 ? url() : other.url();
                running.add(threads.submit(() -> {
                    start.await();
                    return retry.at(url).json().at("/result/structuredContent").toString();
                }));
            }
            for (var each : running) {
                answers.add(each.get());
            }
        }

        assertThat(answers)
                .hasSize(8)
                .allSatisfy(answer ->
                        assertThat(answer).isEqualTo(answers.getFirst()).contains("CANCELLED"));
        assertCancelledOnce(id);
    }
}
