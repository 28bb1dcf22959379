package io.supportdesk.journeys.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.OpenQuestion;
import io.supportdesk.journeys.OrdersDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A test in a browser: one Chromium for the class, for each person in a test a context of their own, and no test passes
 * in which a browser complained. A test that fails leaves pictures in {@code target/browser}.
 */
abstract class BrowserJourney {

    /** How long anything may take that does not wait for a person. */
    static final Duration PATIENCE = Duration.ofSeconds(20);

    private static Chromium chromium;

    final DeskStack desk = DeskStack.shared();
    final OrdersDatabase orders = desk.orders();
    private final List<Visitor> visitors = new ArrayList<>();

    @RegisterExtension
    final AfterTestExecutionCallback pictures = test -> test.getExecutionException()
            .ifPresent(failure -> keepPictures(test.getRequiredTestClass().getSimpleName() + "-"
                    + test.getRequiredTestMethod().getName()));

    @BeforeAll
    static void startChromium() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE.toMillis());
        chromium = Chromium.start();
    }

    @AfterAll
    static void endChromium() {
        chromium.close();
    }

    @AfterEach
    void leave() {
        visitors.forEach(Visitor::close);
        visitors.forEach(visitor -> visitor.console().isClean());
    }

    /** Somebody with an English browser. */
    Visitor visitor(String name) {
        return visitor(name, "en-GB");
    }

    /** Somebody whose browser speaks that language. */
    Visitor visitor(String name, String language) {
        var visitor = Visitor.at(chromium.browser(), desk, name, language);
        visitors.add(visitor);
        return visitor;
    }

    /** The person signs in and finds no question of an earlier test. */
    DeskPage signIn(String name) {
        return signIn(visitor(name), name);
    }

    /** The same at a browser that is there already. */
    DeskPage signIn(Visitor visitor, String name) {
        answerLeftovers(name);
        return visitor.signIn();
    }

    /** Closes what an earlier test left open, so that the next dialog is this test's. */
    void answerLeftovers(String name) {
        var person = desk.signIn(name);
        for (var left : person.pending()) {
            var proof = left.path("proof").asString();
            person.answer(left.path("id").asString(), OpenQuestion.body("dismiss", null, null, proof));
        }
    }

    private void keepPictures(String test) {
        visitors.forEach(visitor -> visitor.keepPictures(Path.of("target", "browser"), test));
    }
}
