package io.supportdesk.journeys.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.nio.file.Path;

/** Pictures for the documentation; made anew only by a run with {@code -Dscreenshots}. */
final class Screenshots {

    private Screenshots() {}

    /** Keeps what the page shows now as {@code docs/screenshots/<name>.png}, if this run makes pictures. */
    static void take(Page page, String name) {
        if (System.getProperty("screenshots") != null) {
            var file = Path.of(System.getProperty("desk.root"), "docs", "screenshots", name + ".png");
            // What slides in has arrived.
            var still = new Page.ScreenshotOptions().setPath(file).setAnimations(ScreenshotAnimations.DISABLED);
            page.screenshot(still);
        }
    }
}
