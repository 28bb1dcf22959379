package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** amara asks for a cancellation and answers the dialog, in each of the ways that it offers. */
class AnswerIT extends BrowserJourney {

    @Test
    void aYesWithANoteMovesTheOrderFromPendingToCancelled() {
        var order = "ORD-10002";
        var amara = visitor("amara");
        var start = amara.open();
        assertThat(new SignInPage(start).signInButton()).isVisible();
        Screenshots.take(start, "sign-in");
        var page = signIn(amara, "amara");
        var pending = page.count("Pending");
        var cancelled = page.count("Cancelled");
        assertThat(page.findOrder("Pending", order)).isVisible();

        page.say("Please cancel order " + order);
        var dialog = page.dialog().isOpen();
        assertThat(dialog.question()).containsText(order);
        assertThat(dialog.question()).containsText("Marcus Adeyemi (CUST-17), total 34.99 EUR");
        dialog.writeNote("Ordered twice by mistake").isAlive();
        Screenshots.take(page.page(), "question");
        var confirmation = dialog.answerWith(dialog.yes());

        dialog.isClosed();
        page.tells("You said Yes");
        assertThat(page.answer()).containsText(order + " is cancelled");
        assertThat(page.button("Send")).isInViewport(new IsInViewportOptions().setRatio(1));
        page.counts("Pending", pending - 1);
        page.counts("Cancelled", cancelled + 1);
        assertThat(page.findOrder("Cancelled", order)).isVisible();
        assertThat(page.findOrder("Pending", order)).isHidden();
        isOnRecord(order, confirmation);
        showsTheRecord(page, order, confirmation);
    }

    private void isOnRecord(String order, String confirmation) {
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
        assertThat(orders.cancellation(order)).hasValueSatisfying(row -> {
            assertThat(row.note()).isEqualTo("Ordered twice by mistake");
            assertThat(row.confirmedBy()).isEqualTo("Amara Okafor");
            assertThat(row.confirmedBySub()).isEqualTo(desk.keycloak().admin().subject("amara"));
            assertThat(row.at()).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
            assertThat(row.confirmationId()).isEqualTo(confirmation).matches("[A-Za-z0-9_-]{43}");
        });
    }

    private static void showsTheRecord(DeskPage page, String order, String confirmation) {
        page.findOrder("Cancelled", order);
        var details = page.openOrder(order);
        for (var text : new String[] {"Amara Okafor", "Ordered twice by mistake", confirmation}) {
            assertThat(details).containsText(text);
        }
        Screenshots.take(page.page(), "order");
    }

    @Test
    void aNoWithAReasonChangesNothing() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var page = signIn("amara");

        page.say("cancel " + order);
        var dialog = page.dialog().isOpen().writeNote("The customer called again");
        dialog.answerWith(dialog.no());

        dialog.isClosed();
        page.tells("You said No");
        assertThat(page.answer()).containsText(order + " was not cancelled");
        assertThat(page.answer()).containsText("The customer called again");
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    void aDismissedDialogChangesNothingAndTheQuestionMayBeAskedAgain() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var page = signIn("amara");

        page.say("cancel " + order);
        var dialog = page.dialog().isOpen();
        dialog.answerWith(dialog.dismiss());
        dialog.isClosed();
        page.tells("Dismissed without a decision");
        assertThat(page.answer()).containsText(order + " was not cancelled");
        assertThat(orders.stand(order)).isEqualTo(before);

        page.say("cancel " + order);
        dialog.isOpen();
        dialog.answerWith(dialog.yes());
        page.tells("You said Yes");
        assertThat(page.answer()).containsText(order + " is cancelled");
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
    }

    @Test
    @DisplayName("C14, C16: Later decides nothing; the question stays in the inbox and is answered from there")
    void laterKeepsTheQuestionInTheInbox() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var page = signIn("amara");
        page.hasWaiting("none");

        page.say("cancel " + order);
        page.dialog().isOpen().later().click();
        page.dialog().isClosed();
        page.hasWaiting("1");
        page.tells("waits for your decision");
        assertThat(orders.stand(order)).isEqualTo(before);

        var dialog = page.openQuestion(order);
        dialog.answerWith(dialog.yes());
        page.hasWaiting("none");
        assertThat(page.answer()).containsText(order + " is cancelled");
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
    }

    @Test
    @DisplayName("C30: leaving the conversation neither loses the question nor answers it")
    void theQuestionOutlivesTheConversationThatIsOpen() {
        var order = orders.takePending();
        var page = signIn("amara");

        page.say("cancel " + order);
        page.dialog().isOpen().later().click();
        page.button("New conversation").click();
        page.hasWaiting("1");
        var dialog = page.openQuestion(order);
        dialog.answerWith(dialog.no());

        page.hasWaiting("none");
        assertThat(orders.status(order)).isEqualTo("PENDING");
    }
}
