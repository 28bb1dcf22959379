package io.supportdesk.journeys.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ViewportSize;
import io.supportdesk.journeys.DeskStack;
import java.nio.file.Path;

/** One person at a browser of their own: own cookies, own storage, any number of tabs. */
final class Visitor implements AutoCloseable {

    private final String name;
    private final String url;
    private final BrowserContext browser;
    private final Console console;

    private Visitor(String name, String url, BrowserContext browser, Console console) {
        this.name = name;
        this.url = url;
        this.browser = browser;
        this.console = console;
    }

    /** Sits down, with nothing open yet. */
    static Visitor at(Browser chromium, DeskStack desk, String name, String language) {
        var options = new Browser.NewContextOptions()
                .setLocale(language)
                .setTimezoneId("Europe/Berlin")
                .setViewportSize(new ViewportSize(1280, 800));
        var browser = chromium.newContext(options);
        browser.setDefaultTimeout(BrowserJourney.PATIENCE.toMillis());
        return new Visitor(
                name, desk.url(), browser, Console.of(browser, desk.keycloak().url()));
    }

    BrowserContext browser() {
        return browser;
    }

    Console console() {
        return console;
    }

    /** Opens the page in a new tab. */
    Page open() {
        return openAt(url);
    }

    /** The desk at another replica in one more tab, for who is signed in: cookies do not tell ports apart. */
    DeskPage openDeskAt(String replica) {
        return new DeskPage(openAt(replica)).isOpen();
    }

    /** Opens the page, goes through the identity provider's own page, and comes back to the desk. */
    DeskPage signIn() {
        return new SignInPage(open()).signIn(name);
    }

    /** The desk in one more tab, for who is signed in. */
    DeskPage openDesk() {
        return new DeskPage(open()).isOpen();
    }

    /** Keeps a picture of every tab. */
    void keepPictures(Path folder, String test) {
        var pages = browser.pages();
        for (var i = 0; i < pages.size(); i++) {
            var file = folder.resolve(test + "-" + name + "-" + (i + 1) + ".png");
            pages.get(i).screenshot(new Page.ScreenshotOptions().setPath(file));
        }
    }

    @Override
    public void close() {
        browser.close();
    }

    private Page openAt(String address) {
        var page = browser.newPage();
        page.navigate(address + "/");
        return page;
    }
}
