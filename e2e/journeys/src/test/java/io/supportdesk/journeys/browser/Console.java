package io.supportdesk.journeys.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a browser complains about while our page is open: errors on the console, violations of the Content Security
 * Policy among them, and errors that no script caught. The identity provider's own pages are not ours to judge.
 */
final class Console {

    private static final String REFUSED = "Failed to load resource: the server responded with a status of ";

    private record Refusal(int status, String path) {}

    private final String identityProvider;
    private final List<String> complaints = new ArrayList<>();
    private final List<Refusal> expected = new ArrayList<>();

    private Console(String identityProvider) {
        this.identityProvider = identityProvider;
        // Who is not signed in is told so by that status, and the browser mentions each one.
        expect(401, "/api/session");
    }

    /** Listens to all tabs of the browser, except where they show a page of that address. */
    static Console of(BrowserContext browser, String identityProvider) {
        var console = new Console(identityProvider);
        browser.onConsoleMessage(console::take);
        browser.onWebError(error -> {
            if (console.isOurs(error.page())) {
                console.complaints.add("Not caught: " + error.error());
            }
        });
        return console;
    }

    /** That answer of the server is what the test wants, so the browser may mention it. */
    void expect(int status, String path) {
        expected.add(new Refusal(status, path));
    }

    /** Everything so far that the test did not want; who takes it has dealt with it. */
    List<String> takeComplaints() {
        var taken = List.copyOf(complaints);
        complaints.clear();
        return taken;
    }

    void isClean() {
        assertThat(complaints).as("what the browser complained about").isEmpty();
    }

    private void take(ConsoleMessage message) {
        if (message.type().equals("error") && isOurs(message.page()) && !isExpected(message)) {
            complaints.add(message.text() + " (" + message.location() + ")");
        }
    }

    private boolean isOurs(@Nullable Page page) {
        return page == null || !page.url().startsWith(identityProvider);
    }

    private boolean isExpected(ConsoleMessage message) {
        return expected.stream()
                .anyMatch(refusal -> message.text().startsWith(REFUSED + refusal.status())
                        && message.location().contains(refusal.path()));
    }
}
