package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** amara at two devices: both show the question, and each answers with the proof of its own dialog only. */
class TwoLoginsIT {

    private static final Map<String, Object> YES = Map.of("confirmed", true);

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();

    @Test
    void takesNoProofThatWasShownToAnotherLogin() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var phone = desk.signIn("amara");
        try (var desktop = OpenQuestion.ask(desk.signIn("amara"), "cancel " + order)) {
            var onThePhone = phone.confirmation(desktop.id());
            assertThat(onThePhone.status()).isEqualTo(200);
            assertThat(onThePhone.text("proof")).isNotBlank().isNotEqualTo(desktop.proof());

            var borrowed = phone.answer(desktop.id(), OpenQuestion.body("accept", YES, null, desktop.proof()));
            assertThat(borrowed.status()).isEqualTo(404);
            assertThat(borrowed.code()).isEqualTo("confirmation-not-found");
            assertThat(orders.stand(order)).isEqualTo(before);

            var own = phone.answer(desktop.id(), OpenQuestion.body("accept", YES, null, onThePhone.text("proof")));
            assertThat(own.status()).isEqualTo(202);
            desktop.reply();
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    @DisplayName("C15: the other page of the same person sees the question come and go")
    void tellsBothPages() {
        var order = orders.takePending();
        var phone = desk.signIn("amara");
        try (var page = phone.events();
                var desktop = OpenQuestion.ask(desk.signIn("amara"), "cancel " + order)) {
            page.await("confirmation", event -> event.text("id").equals(desktop.id()));
            assertThat(desktop.accept().status()).isEqualTo(202);
            assertThat(page.await(
                                    "confirmation-closed",
                                    event -> event.text("id").equals(desktop.id()))
                            .text("state"))
                    .isEqualTo("ACCEPTED");
            desktop.reply();
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }
}
