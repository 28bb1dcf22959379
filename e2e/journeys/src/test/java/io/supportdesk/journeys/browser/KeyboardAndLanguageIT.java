package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The same journey without a mouse, and in the other language. */
class KeyboardAndLanguageIT extends BrowserJourney {

    private static final int MOST_STOPS = 60;

    @Test
    @DisplayName("C12, C10: from the sign-in to a No without a mouse; the first focus is on No")
    void everythingUpToANoWorksByKeyboard() {
        var order = orders.takePending();
        var before = orders.stand(order);
        answerLeftovers("amara");
        var tab = visitor("amara").open();
        var start = new SignInPage(tab);
        tabTo(tab, start.signInButton());
        tab.keyboard().press("Enter");
        signInByKeyboard(tab);

        var page = new DeskPage(tab).isOpen();
        tabTo(tab, page.message());
        tab.keyboard().type("cancel " + order);
        tab.keyboard().press("Enter");
        var dialog = page.dialog().isOpen();
        assertThat(dialog.no()).isFocused();
        dialog.isAlive();
        tab.keyboard().press("Enter");

        dialog.isClosed();
        page.tells("You said No");
        assertThat(page.message()).isFocused();
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    private static void signInByKeyboard(Page tab) {
        assertThat(tab.locator("#username")).isFocused();
        tab.keyboard().type("amara");
        tabTo(tab, new SignInPage(tab).password());
        tab.keyboard().type("amara-demo");
        tab.keyboard().press("Enter");
    }

    private static void tabTo(Page tab, Locator wanted) {
        wanted.waitFor();
        for (var stop = 0; stop < MOST_STOPS; stop++) {
            if ((boolean) wanted.evaluate("element => element === document.activeElement")) {
                return;
            }
            tab.keyboard().press("Tab");
        }
        assertThat(wanted).isFocused();
    }

    @Test
    @DisplayName("C14: Esc decides nothing")
    void escapeIsLater() {
        var order = orders.takePending();
        var page = signIn("amara");
        page.say("cancel " + order);
        var dialog = page.dialog().isOpen();
        dialog.isAlive();

        page.page().keyboard().press("Escape");

        dialog.isClosed();
        page.hasWaiting("1");
        dialog = page.openQuestion(order);
        dialog.answerWith(dialog.no());
        assertThat(orders.status(order)).isEqualTo("PENDING");
    }

    @Test
    void aGermanBrowserGetsAGermanDesk() {
        var order = orders.takePending();
        answerLeftovers("ben");
        var tab = visitor("ben", "de-DE").open();
        assertThat(tab.locator("html")).hasAttribute("lang", "de");
        tab.getByRole(AriaRole.BUTTON, named("Anmelden")).click();
        tab.locator("#username").fill("ben");
        tab.locator("#password").fill("ben-demo");
        tab.locator("#kc-login").click();

        assertThat(tab.getByRole(AriaRole.BUTTON, named("Abmelden"))).isVisible();
        assertThat(tab.getByRole(AriaRole.TAB).first()).containsText("Offen");
        tab.getByRole(AriaRole.TEXTBOX, named("Nachricht")).fill("Storniere " + order);
        tab.getByRole(AriaRole.BUTTON, named("Senden")).click();

        var no = tab.getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Nein"));
        assertThat(no).hasAttribute("aria-disabled", "false");
        no.click();
        assertThat(tab.getByRole(AriaRole.LOG)).containsText("Sie haben Nein gesagt");
        assertThat(orders.status(order)).isEqualTo("PENDING");
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
