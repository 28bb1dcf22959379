package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** amara says yes to an order that is no longer what she was shown. */
class ChangedMeanwhileIT {

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();

    @Test
    void cancelsNothingThatWasShippedMeanwhile() {
        var order = orders.takePending();
        var lea = desk.signIn("lea");
        try (var question = OpenQuestion.ask(desk.signIn("amara"), "cancel " + order)) {
            lea.chat(null, "mark " + order + " as shipped");
            var shipped = orders.stand(order);
            assertThat(shipped.status()).isEqualTo("SHIPPED");

            assertThat(question.accept().status()).isEqualTo(202);

            assertThat(question.reply())
                    .contains(order + " was not cancelled", "its status changed from PENDING to SHIPPED");
            assertThat(orders.stand(order)).isEqualTo(shipped);
            assertThat(orders.cancellation(order)).isEmpty();
        }
    }

    @Test
    void cancelsNothingWhoseTotalChangedMeanwhile() {
        var order = orders.takePending();
        var amara = desk.signIn("amara");
        try (var question = OpenQuestion.ask(amara, "cancel " + order)) {
            orders.changeTotal(order, "1234.50");
            var changed = orders.stand(order);

            question.accept();

            assertThat(question.reply()).contains(order + " was not cancelled", "its total changed", "1234.50");
            assertThat(orders.stand(order)).isEqualTo(changed);
        }
        try (var again = OpenQuestion.ask(amara, "cancel " + order)) {
            assertThat(again.shown().path("message").asString()).contains("1234.50");
            again.accept();
            again.reply();
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    void cancelsNothingASecondTime() {
        var order = orders.takePending();
        try (var amaras = OpenQuestion.ask(desk.signIn("amara"), "cancel " + order);
                var leas = OpenQuestion.ask(desk.signIn("lea"), "cancel " + order)) {
            leas.accept("I was first");
            leas.reply();
            var cancelled = orders.stand(order);
            assertThat(cancelled.status()).isEqualTo("CANCELLED");

            amaras.accept("me too");

            assertThat(amaras.reply())
                    .contains(order + " was not cancelled", "its status changed from PENDING to CANCELLED");
            assertThat(orders.stand(order)).isEqualTo(cancelled);
            assertThat(orders.cancellation(order))
                    .hasValueSatisfying(row -> assertThat(row.note()).isEqualTo("I was first"));
        }
    }
}
