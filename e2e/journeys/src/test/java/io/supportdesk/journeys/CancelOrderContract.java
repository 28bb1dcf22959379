package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each answer does to the order, and what the person is told, in each revision of the protocol. */
abstract class CancelOrderContract {

    final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();

    /** The support-agent under test. */
    abstract String agentUrl();

    private ApiClient signIn(String name) {
        return desk.signIn(name).at(agentUrl());
    }

    @Test
    void showsWhatWillBeDone() {
        var order = orders.takePending();
        try (var question = OpenQuestion.ask(signIn("amara"), "please cancel " + order)) {
            var shown = question.shown();

            assertThat(shown.path("server").asString()).isEqualTo("Orders");
            assertThat(shown.path("tool").asString()).isEqualTo("cancel_order");
            assertThat(shown.at("/arguments/orderId").asString()).isEqualTo(order);
            assertThat(shown.path("asked").asString()).isEqualTo("please cancel " + order);
            assertThat(shown.path("message").asString())
                    .contains(order, "CUST-", orders.stand(order).total().toPlainString(), "refund");
            assertThat(shown.at("/form/properties/confirmed/type").asString()).isEqualTo("boolean");
            assertThat(shown.path("state").asString()).isEqualTo("PENDING");
            question.dismiss();
        }
    }

    @Test
    void aYesWithANoteCancelsAndIsOnRecord() {
        var order = orders.takePending();
        var amara = signIn("amara");
        try (var question = OpenQuestion.ask(amara, "cancel " + order)) {
            var answer = question.accept("Ordered twice");

            assertThat(answer.status()).isEqualTo(202);
            assertThat(question.reply()).contains(order + " is cancelled", "refund", "Amara Okafor");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
            assertThat(orders.cancellation(order)).hasValueSatisfying(row -> {
                assertThat(row.note()).isEqualTo("Ordered twice");
                assertThat(row.confirmedBy()).isEqualTo("Amara Okafor");
                assertThat(row.confirmedBySub())
                        .isEqualTo(desk.keycloak().admin().subject("amara"));
                assertThat(row.at()).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
                assertThat(row.confirmationId()).isEqualTo(question.id());
                assertThat(row.operationId()).isNotBlank();
            });
            assertThat(orders.stand(order).refunds()).isEqualTo(1);
            assertThat(question.state()).isEqualTo("CONSUMED");
            assertThat(amara.get("/api/orders/" + order)
                            .json()
                            .at("/cancellation/confirmationId")
                            .asString())
                    .isEqualTo(question.id());
            assertThat(question.feed().await("orders-changed", event -> true)).isNotNull();
        }
    }

    @Test
    void aYesWithoutANoteCancelsAnOrderInProcessing() {
        var order = orders.takeProcessing();
        try (var question = OpenQuestion.ask(signIn("lea"), "cancel " + order)) {
            question.accept();

            assertThat(question.reply()).contains(order + " is cancelled", "Lea Martin");
            assertThat(orders.cancellation(order))
                    .hasValueSatisfying(row -> assertThat(row.note()).isNull());
        }
    }

    @Test
    void aYesAtAnotherReplicaCountsAsWell() {
        var order = orders.takePending();
        try (var question = OpenQuestion.ask(signIn("amara"), "cancel " + order)) {
            var elsewhere = question.person().at(desk.impatientAgent().url());
            var body = OpenQuestion.body("accept", Map.of("confirmed", true), null, question.proof());

            assertThat(elsewhere.pending())
                    .extracting(item -> item.path("id").asString())
                    .contains(question.id());
            assertThat(elsewhere.answer(question.id(), body).status()).isEqualTo(202);
            assertThat(question.reply()).contains(order + " is cancelled");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    void anUntickedBoxIsANo() {
        var order = orders.takePending();
        var before = orders.stand(order);
        try (var question = OpenQuestion.ask(signIn("amara"), "cancel " + order)) {
            assertThat(question.answer("accept", Map.of("confirmed", false), null)
                            .status())
                    .isEqualTo(202);
            assertThat(question.reply()).contains(order + " was not cancelled", "the confirmation was declined");
            assertThat(orders.stand(order)).isEqualTo(before);
        }
    }

    @Test
    void aNoWithANoteChangesNothing() {
        var order = orders.takePending();
        var before = orders.stand(order);
        try (var question = OpenQuestion.ask(signIn("amara"), "cancel " + order)) {
            assertThat(question.decline("The customer called again").text("state"))
                    .isEqualTo("DECLINED");
            assertThat(question.reply())
                    .contains(order + " was not cancelled", "the person declined", "The customer called again");
            assertThat(orders.stand(order)).isEqualTo(before);
        }
    }

    @Test
    void aClosedDialogChangesNothingAndTheQuestionMayBeAskedAgain() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var amara = signIn("amara");
        try (var question = OpenQuestion.ask(amara, "cancel " + order)) {
            assertThat(question.dismiss().text("state")).isEqualTo("DISMISSED");
            assertThat(question.reply()).contains(order + " was not cancelled", "dismissed", "asked again");
            assertThat(orders.stand(order)).isEqualTo(before);
        }
        try (var again = OpenQuestion.ask(amara, "cancel " + order)) {
            again.accept();
            again.reply();
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    @DisplayName(
            "C42: the same answer again is confirmed, another one is refused with what counts, and one write is made")
    void takesTheFirstAnswerOnly() {
        var order = orders.takePending();
        try (var question = OpenQuestion.ask(signIn("amara"), "cancel " + order)) {
            assertThat(question.accept("once").status()).isEqualTo(202);
            question.reply();

            var same = question.accept("once");
            assertThat(same.status()).isEqualTo(200);
            assertThat(same.text("state")).isEqualTo("CONSUMED");

            var other = question.decline(null);
            assertThat(other.status()).isEqualTo(409);
            assertThat(other.code()).isEqualTo("confirmation-answered");
            assertThat(other.text("state")).isEqualTo("CONSUMED");

            assertThat(orders.stand(order)).satisfies(stand -> {
                assertThat(stand.cancellations()).isEqualTo(1);
                assertThat(stand.refunds()).isEqualTo(1);
            });
        }
    }

    @Test
    void aYesAfterANoIsRefused() {
        var order = orders.takePending();
        var before = orders.stand(order);
        try (var question = OpenQuestion.ask(signIn("amara"), "cancel " + order)) {
            question.decline(null);
            question.reply();

            var late = question.accept();

            assertThat(late.status()).isEqualTo(409);
            assertThat(late.text("state")).isEqualTo("DECLINED");
            assertThat(orders.stand(order)).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "{}",
                "{\"confirmed\":\"true\"}",
                "{\"confirmed\":1}",
                "{\"note\":\"yes\"}",
                "{\"confirmed\":true,\"orderId\":\"ORD-10001\"}",
                "{\"confirmed\":true,\"note\":7}"
            })
    @DisplayName("A form that does not fit is refused, and the dialog stays open for a good one")
    void keepsTheDialogOpenAfterABadForm(String content) {
        var order = orders.takePending();
        var before = orders.stand(order);
        try (var question = OpenQuestion.ask(signIn("amara"), "cancel " + order)) {
            var refused = question.person()
                    .post("/api/confirmations/" + question.id(), """
                    {"decision":"accept","proof":"%s","content":%s}""".formatted(question.proof(), content));

            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.code()).isEqualTo("confirmation-content");
            assertThat(refused.json().path("errors").valueStream()).isNotEmpty();
            assertThat(question.state()).isEqualTo("PENDING");
            assertThat(orders.stand(order)).isEqualTo(before);

            assertThat(question.decline(null).status()).isEqualTo(202);
        }
    }

    @Test
    void asksNothingAboutAnOrderThatIsGoneOrUnknown() {
        var amara = signIn("amara");
        try (var feed = amara.events()) {
            assertThat(amara.chat(null, "cancel ORD-10001").text("reply")).contains("ORD-10001", "SHIPPED");
            assertThat(amara.chat(null, "cancel ORD-99999").text("reply")).contains("There is no order ORD-99999");
            assertThat(feed.seen()).extracting(EventFeed.Event::type).doesNotContain("confirmation");
        }
    }

    @Test
    @DisplayName("The auditor may look but not cancel: no question is asked")
    void refusesAPersonWithoutTheRight() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var kim = signIn("kim");
        try (var feed = kim.events()) {
            var reply = kim.chat(null, "cancel " + order).text("reply");

            assertThat(reply).contains("not allowed", "orders:cancel");
            assertThat(feed.seen()).extracting(EventFeed.Event::type).doesNotContain("confirmation");
            assertThat(orders.stand(order)).isEqualTo(before);
            assertThat(kim.chat(null, "what is the status of " + order).text("reply"))
                    .contains(order, "PENDING");
        }
    }
}
