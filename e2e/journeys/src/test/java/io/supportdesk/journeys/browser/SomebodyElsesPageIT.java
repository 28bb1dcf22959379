package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.journeys.HttpAnswer;
import io.supportdesk.journeys.OpenQuestion;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** amara and ben at their own browsers at the same time; the question is amara's. */
class SomebodyElsesPageIT extends BrowserJourney {

    private static final String MADE_UP = "A".repeat(43);

    @Test
    @DisplayName("C32, C33: ben sees nothing of amara's question, and his page can do nothing with its id")
    void showsNothingAndTakesNothing() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var ben = visitor("ben");
        ben.console().expect(404, "/api/confirmations/");
        var bens = signIn(ben, "ben");
        var amaras = signIn("amara");

        amaras.say("cancel " + order);
        var dialog = amaras.dialog().isOpen();
        var hers = new PageScript(amaras).get("/api/confirmations").json().at("/items/0");
        var id = hers.path("id").asString();
        seesNothing(bens, order, id);
        canDoNothing(bens, id, hers.path("proof").asString());
        assertThat(orders.stand(order)).isEqualTo(before);

        assertThat(new PageScript(amaras).get("/api/confirmations/" + id).status())
                .isEqualTo(200);
        assertThat(dialog.answerWith(dialog.yes())).isEqualTo(id);
        assertThat(amaras.answer()).containsText(order + " is cancelled");
        assertThat(orders.cancellation(order))
                .hasValueSatisfying(row -> assertThat(row.confirmedBy()).isEqualTo("Amara Okafor"));
    }

    /** After a whole turn of his own, so that everything that could have come has come. */
    private static void seesNothing(DeskPage bens, String order, String id) {
        bens.say("where is order ORD-10001?");
        assertThat(bens.answer()).containsText("ORD-10001");
        bens.dialog().isClosed();
        bens.hasWaiting("none");
        assertThat(bens.transcript()).not().containsText(order);
        var script = new PageScript(bens);
        assertThat(script.get("/api/confirmations").json().path("items")).isEmpty();
        assertThat(script.visible()).doesNotContain(id);
    }

    private static void canDoNothing(DeskPage bens, String id, String proof) {
        var script = new PageScript(bens);
        var yes = OpenQuestion.body("accept", Map.of("confirmed", true), null, proof);

        isTheOneRefusal(script.get("/api/confirmations/" + id), id);
        assertThat(script.get("/api/confirmations/" + id).without(id))
                .isEqualTo(script.get("/api/confirmations/" + MADE_UP).without(MADE_UP));
        isTheOneRefusal(script.post("/api/confirmations/" + id, yes), id);
        assertThat(script.post("/api/confirmations/" + id, yes).without(id))
                .isEqualTo(script.post("/api/confirmations/" + MADE_UP, yes).without(MADE_UP));
    }

    private static void isTheOneRefusal(HttpAnswer answer, String id) {
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.code()).isEqualTo("confirmation-not-found");
        assertThat(answer.without(id).body()).doesNotContain("ORD-", "PENDING");
    }
}
