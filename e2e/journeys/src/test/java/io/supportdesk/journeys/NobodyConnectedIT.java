package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A script asks, and no page is open that could show the question. */
class NobodyConnectedIT {

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();

    @Test
    @DisplayName("C74: what can be shown to nobody is declined at once, says so, and changes nothing")
    void declinesAtOnceWhenNobodyCanBeAsked() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var script = desk.newcomer("noor", "support");
        var timeout = Duration.ofSeconds(script.get("/api/session")
                .json()
                .path("confirmationTimeoutSeconds")
                .asInt());
        var start = System.nanoTime();

        var answer = script.chat(null, "cancel " + order);

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(timeout);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text("reply")).contains(order + " was not cancelled", "nobody was connected");
        assertThat(script.pending()).isEmpty();
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    void asksWhenAPageIsOpen() {
        var order = orders.takePending();
        try (var question = OpenQuestion.ask(desk.newcomer("nils", "support"), "cancel " + order)) {
            assertThat(question.accept().status()).isEqualTo(202);
            assertThat(question.reply()).contains(order + " is cancelled");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }
}
