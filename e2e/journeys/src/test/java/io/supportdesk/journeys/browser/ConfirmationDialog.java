package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;

/** The question above the desk. Its buttons are pressed as soon as they are alive, which takes a moment by design. */
final class ConfirmationDialog {

    private static final Pattern YES = Pattern.compile("^Yes, ");
    private static final String ANSWER = "/api/confirmations/";

    private final Page page;

    ConfirmationDialog(Page page) {
        this.page = page;
    }

    /** The dialog itself, there or not. */
    Locator box() {
        return page.getByRole(
                AriaRole.DIALOG, new Page.GetByRoleOptions().setName(Pattern.compile("asks for your decision")));
    }

    ConfirmationDialog isOpen() {
        assertThat(box()).isVisible();
        return this;
    }

    void isClosed() {
        assertThat(box()).isHidden();
    }

    Locator question() {
        return box().getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName("Question"));
    }

    Locator timer() {
        return box().getByRole(AriaRole.TIMER);
    }

    Locator yes() {
        return box().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(YES));
    }

    Locator no() {
        return button("No");
    }

    Locator dismiss() {
        return button("Dismiss");
    }

    Locator later() {
        return button("Later");
    }

    Locator button(String name) {
        return box().getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    ConfirmationDialog writeNote(String note) {
        box().getByLabel("Note").fill(note);
        return this;
    }

    /** Presses the button when it is alive and gives the id of the question that was answered. */
    String answerWith(Locator button) {
        isAlive();
        var answered = page.waitForResponse(
                response -> response.request().method().equals("POST")
                        && response.url().contains(ANSWER),
                button::click);
        return answered.url().substring(answered.url().indexOf(ANSWER) + ANSWER.length());
    }

    void isAlive() {
        for (var button : List.of(no(), dismiss(), yes())) {
            assertThat(button).hasAttribute("aria-disabled", "false");
        }
    }

    /** Nothing in it decides any more, however often it is pressed. */
    void isDead() {
        for (var button : List.of(no(), dismiss(), yes())) {
            assertThat(button).hasAttribute("aria-disabled", "true");
            button.dispatchEvent("click");
        }
        assertThat(button("Close")).isEnabled();
    }
}
