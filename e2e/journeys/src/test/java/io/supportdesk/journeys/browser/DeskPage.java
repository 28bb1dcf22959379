package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** The desk of who is signed in: orders, assistant, and the questions that wait. */
final class DeskPage {

    private final Page page;

    DeskPage(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    /** Returns when the person is signed in and can write. */
    DeskPage isOpen() {
        assertThat(button("Sign out")).isVisible();
        assertThat(message()).isEditable();
        return this;
    }

    void signOut() {
        button("Sign out").click();
    }

    // Orders

    Locator tab(String status) {
        return page.getByRole(
                AriaRole.TAB, new Page.GetByRoleOptions().setName(Pattern.compile("^" + status + " \\d")));
    }

    /** The count that the tab of that status shows. */
    int count(String status) {
        return Integer.parseInt(tab(status).innerText().replaceAll("\\D", ""));
    }

    /** Waits until the tab of that status shows the count. */
    void counts(String status, int count) {
        assertThat(page.getByRole(
                        AriaRole.TAB,
                        new Page.GetByRoleOptions()
                                .setName(status + " " + count)
                                .setExact(true)))
                .isVisible();
    }

    Locator order(String id) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + id + "\\b")));
    }

    /** Looks for the order in the list of a status, page by page; it stays on the page where it is. */
    Locator findOrder(String status, String id) {
        tab(status).click();
        var rows = page.getByRole(AriaRole.TABPANEL).getByRole(AriaRole.LISTITEM);
        rows.first().waitFor();
        for (var number = 2;
                order(id).count() == 0 && nextPage().count() == 1 && nextPage().isEnabled();
                number++) {
            nextPage().click();
            page.getByText(Pattern.compile("^Page " + number + " of")).waitFor();
        }
        return order(id);
    }

    private Locator nextPage() {
        return button("Next page");
    }

    /** Opens the details of an order that is in sight. */
    Locator openOrder(String id) {
        order(id).click();
        return details(id);
    }

    Locator details(String id) {
        return page.getByRole(
                AriaRole.DIALOG, new Page.GetByRoleOptions().setName(id).setExact(true));
    }

    // Assistant

    Locator message() {
        return page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Message"));
    }

    void say(String text) {
        message().fill(text);
        button("Send").click();
    }

    Locator transcript() {
        return page.getByRole(AriaRole.LOG, new Page.GetByRoleOptions().setName("Transcript"));
    }

    /** The last thing that the assistant said, whole. */
    Locator answer() {
        return transcript()
                .getByRole(AriaRole.ARTICLE, new Locator.GetByRoleOptions().setName("Assistant"))
                .and(page.locator("[aria-busy=false]"))
                .last();
    }

    /** Waits until the transcript has that text. */
    void tells(String text) {
        assertThat(transcript()).containsText(text);
    }

    // Questions

    ConfirmationDialog dialog() {
        return new ConfirmationDialog(page);
    }

    Locator inbox() {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Questions: ")));
    }

    /** Waits until the inbox has that many. */
    void hasWaiting(String howMany) {
        assertThat(button("Questions: " + howMany + " waiting")).isVisible();
    }

    /** Opens the inbox, and from it the question that holds the text. */
    ConfirmationDialog openQuestion(String text) {
        inbox().click();
        page.getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName("Questions").setExact(true))
                .getByRole(AriaRole.BUTTON)
                .filter(withText(text))
                .click();
        return dialog().isOpen();
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static Locator.FilterOptions withText(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
