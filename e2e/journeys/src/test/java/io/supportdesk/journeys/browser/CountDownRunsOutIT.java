package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** At a desk where a person has a few seconds only. */
class CountDownRunsOutIT extends BrowserJourney {

    @Test
    @DisplayName("C22, C73: when the time is over the buttons are dead, the dialog says so, and nothing has changed")
    void silenceChangesNothingAndThePageSaysSo() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var page = impatientDesk();

        page.say("cancel " + order);
        var dialog = page.dialog().isOpen();
        assertThat(dialog.timer()).hasText(Pattern.compile("[1-4] seconds? left"));

        assertThat(dialog.box()).containsText("Can no longer be answered");
        assertThat(dialog.box()).containsText("Time is up. Nobody answered, so nothing was changed.");
        assertThat(dialog.timer()).isHidden();
        dialog.isDead();
        dialog.button("Close").click();

        dialog.isClosed();
        page.hasWaiting("none");
        page.tells("Not answered in time; nothing was changed");
        assertThat(page.answer()).containsText("nobody answered within 4 seconds");
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    void aYesInTimeCancels() {
        var order = orders.takePending();
        var page = impatientDesk();

        page.say("cancel " + order);
        var dialog = page.dialog().isOpen();
        dialog.answerWith(dialog.yes());

        page.tells("You said Yes");
        assertThat(page.answer()).containsText(order + " is cancelled");
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
    }

    private DeskPage impatientDesk() {
        var amara = visitor("amara");
        signIn(amara, "amara").page().close();
        return amara.openDeskAt(desk.impatientAgent().url());
    }
}
