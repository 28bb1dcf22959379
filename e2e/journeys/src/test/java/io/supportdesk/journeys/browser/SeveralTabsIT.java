package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One person with more than one tab, or with the same one again. */
class SeveralTabsIT extends BrowserJourney {

    @Test
    @DisplayName("C15, C19: what one tab answers, the other tab says and does not offer any more")
    void theOtherTabSaysThatItWasAnsweredElsewhere() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var amara = visitor("amara");
        var first = signIn(amara, "amara");
        var second = amara.openDesk();

        first.say("cancel " + order);
        first.dialog().isOpen();
        second.dialog().isOpen().isAlive();
        first.dialog().answerWith(first.dialog().no());

        first.dialog().isClosed();
        assertThat(second.dialog().box()).containsText("Already answered");
        assertThat(second.dialog().box()).containsText("answered with No on another page");
        second.dialog().isDead();
        second.dialog().button("Close").click();
        second.dialog().isClosed();
        second.hasWaiting("none");
        first.tells("You said No");
        assertThat(first.answer()).containsText(order + " was not cancelled");
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    void theOtherTabCanAnswer() {
        var order = orders.takePending();
        var amara = visitor("amara");
        var first = signIn(amara, "amara");
        var second = amara.openDesk();

        first.say("cancel " + order);
        first.dialog().isOpen();
        second.dialog().isOpen().answerWith(second.dialog().yes());

        assertThat(first.dialog().box()).containsText("answered with Yes on another page");
        first.dialog().button("Close").click();
        assertThat(first.answer()).containsText(order + " is cancelled");
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
    }

    @Test
    @DisplayName("C75, C25: after a reload an open question is there again, and a decided one has no buttons")
    void aReloadLosesNoQuestionAndBringsNoButtonBack() {
        var order = orders.takePending();
        var page = signIn("amara");

        page.say("cancel " + order);
        page.dialog().isOpen().later().click();
        page.page().reload();
        var dialog = page.dialog().isOpen();
        assertThat(dialog.question()).containsText(order);
        page.tells("cancel " + order);
        dialog.answerWith(dialog.yes());
        assertThat(page.answer()).containsText(order + " is cancelled");
        assertThat(orders.status(order)).isEqualTo("CANCELLED");

        page.page().reload();
        page.tells("You said Yes");
        assertThat(page.answer()).containsText(order + " is cancelled");
        page.dialog().isClosed();
        page.hasWaiting("none");
        assertThat(page.transcript().getByRole(AriaRole.BUTTON)).hasCount(0);
    }
}
