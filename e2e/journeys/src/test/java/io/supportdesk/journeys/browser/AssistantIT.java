package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The desk beside the question: what a tool tells on its way, an order's details, a message about an order. */
class AssistantIT extends BrowserJourney {

    /** A recheck is over in a moment: everything that was shown meanwhile is kept. */
    private static final String REMEMBER_PROGRESS = """
            () => {
              window.progressSeen = [];
              new MutationObserver(() => {
                for (const bar of document.querySelectorAll('[role=progressbar][aria-valuenow]')) {
                  window.progressSeen.push(bar.getAttribute('aria-label') + ': ' + bar.getAttribute('aria-valuetext'));
                }
              }).observe(document.body, {subtree: true, childList: true, attributes: true});
            }""";

    @Test
    void aLongToolShowsHowFarItIs() {
        var page = signIn("ben");
        page.page().evaluate(REMEMBER_PROGRESS);

        page.say("recheck shipments");

        assertThat(page.answer()).containsText("shipments checked");
        showedProgress(page);
    }

    /** The client library for the newer revision can not ask for log lines. */
    @Test
    void aLongToolOfTheOlderRevisionShowsItsLogLinesAsWell() {
        var ben = visitor("ben");
        signIn(ben, "ben").page().close();
        var older = Map.of("support-agent.servers.orders.revision", "2025-11-25");
        try (var agent = desk.startAgent("older-revision-agent", older)) {
            var page = ben.openDeskAt(agent.url());
            page.page().evaluate(REMEMBER_PROGRESS);

            page.say("recheck shipments");

            assertThat(page.answer()).containsText("shipments checked");
            showedProgress(page);
            page.transcript()
                    .locator("summary")
                    .filter(DeskPage.withText("log lines"))
                    .click();
            assertThat(page.transcript().getByText(Pattern.compile("^Checking \\d+ shipments")))
                    .isVisible();
            page.page().close();
        }
    }

    private static void showedProgress(DeskPage page) {
        assertThat((List<?>) page.page().evaluate("() => window.progressSeen"))
                .isNotEmpty()
                .allSatisfy(progress ->
                        assertThat(progress).asString().matches("Progress of recheck_shipments: \\d+ of \\d+"));
    }

    @Test
    void theDetailsOfAnOrderAreComplete() {
        var page = signIn("ben");

        page.findOrder("Shipped", "ORD-10001");
        var details = page.openOrder("ORD-10001");

        for (var text :
                List.of("Shipped", "Ana Ruiz", "CUST-42", "Wireless Keyboard", "USB-C Hub", "179.99", "Tracking")) {
            assertThat(details).containsText(text);
        }
        details.getByText("Ask about this order").waitFor();
        page.button("Close").click();
        assertThat(details).isHidden();
    }

    @Test
    void aMessageAboutAnOrderMeansThatOrder() {
        var order = orders.takePending();
        var page = signIn("amara");
        page.findOrder("Pending", order);
        page.openOrder(order);
        page.button("Ask about this order").click();
        assertThat(page.message()).isFocused();
        assertThat(page.page().getByText("About " + order)).isVisible();

        page.say("cancel it");
        var dialog = page.dialog().isOpen();
        assertThat(dialog.question()).containsText(order);
        dialog.answerWith(dialog.yes());

        assertThat(page.answer()).containsText(order + " is cancelled");
        assertThat(page.page().getByText("About " + order)).isHidden();
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
    }
}
