package io.supportdesk.journeys.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine's own Chromium, without a window. Playwright would download another one; here it must not. */
final class Chromium implements AutoCloseable {

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final List<String> FLAGS = List.of(
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /**
     * Starts it; the thread that does so is the only one that may use it.
     *
     * @throws IllegalStateException when this machine has none
     */
    static Chromium start() {
        var executable = executable();
        var playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        try {
            // The sandbox needs kernel features that containers do not have; only our own page is opened.
            var options = new BrowserType.LaunchOptions()
                    .setExecutablePath(executable)
                    .setChromiumSandbox(false)
                    .setArgs(FLAGS);
            return new Chromium(playwright, playwright.chromium().launch(options));
        } catch (RuntimeException e) {
            playwright.close();
            throw e;
        }
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    private static Path executable() {
        return given().or(Chromium::installed)
                .orElseThrow(() -> new IllegalStateException("There is no Chromium for the browser tests: install the"
                        + " package chromium, or set the variable CHROMIUM to its path."));
    }

    private static Optional<Path> given() {
        return Optional.ofNullable(System.getenv("CHROMIUM")).map(Path::of).filter(Files::isExecutable);
    }

    private static Optional<Path> installed() {
        var folders =
                Optional.ofNullable(System.getenv("PATH")).orElse("/usr/bin").split(File.pathSeparator);
        return NAMES.stream()
                .flatMap(name -> Stream.of(folders).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
