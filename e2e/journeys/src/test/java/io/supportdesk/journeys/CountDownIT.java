package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** When the time is over, the answer is no, whatever comes afterwards. */
class CountDownIT {

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();
    private final String url = desk.impatientAgent().url();

    @Test
    @DisplayName("C81, C73: silence is a no of its own kind, and a yes that comes too late is told so")
    void silenceChangesNothingAndALateYesNeither() {
        var order = orders.takePending();
        var before = orders.stand(order);
        try (var question = OpenQuestion.ask(desk.signIn("amara").at(url), "cancel " + order)) {
            assertThat(question.reply()).contains(order + " was not cancelled", "nobody answered within 4 seconds");
            assertThat(question.feed()
                            .await(
                                    "confirmation-closed",
                                    event -> event.text("id").equals(question.id())))
                    .satisfies(event -> assertThat(event.text("state")).isEqualTo("EXPIRED"));

            var late = question.accept("too late");

            assertThat(late.status()).isEqualTo(410);
            assertThat(late.code()).isEqualTo("confirmation-expired");
            assertThat(late.text("state")).isEqualTo("EXPIRED");
            assertThat(question.person().pending()).isEmpty();
            assertThat(orders.stand(order)).isEqualTo(before);
        }
    }

    @Test
    void aYesInTimeCancels() {
        var order = orders.takePending();
        try (var question = OpenQuestion.ask(desk.signIn("amara").at(url), "cancel " + order)) {
            assertThat(question.accept().status()).isEqualTo(202);
            assertThat(question.reply()).contains(order + " is cancelled");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    @DisplayName("C70: the deadline that is shown is the one that counts")
    void showsTheDeadlineThatCounts() {
        var order = orders.takePending();
        var amara = desk.signIn("amara").at(url);
        try (var question = OpenQuestion.ask(amara, "cancel " + order)) {
            var created = Instant.parse(question.shown().path("createdAt").asString());
            var expires = Instant.parse(question.shown().path("expiresAt").asString());

            assertThat(Duration.between(created, expires)).isEqualTo(DeskStack.IMPATIENT);
            assertThat(amara.get("/api/session")
                            .json()
                            .path("confirmationTimeoutSeconds")
                            .asInt())
                    .isEqualTo((int) DeskStack.IMPATIENT.toSeconds());
            question.decline(null);
        }
    }
}
