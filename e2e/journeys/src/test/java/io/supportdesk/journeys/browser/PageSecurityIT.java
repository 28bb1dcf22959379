package io.supportdesk.journeys.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.SameSiteAttribute;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a browser is given to protect the person with, and what a hostile script or site could reach. */
class PageSecurityIT extends BrowserJourney {

    private static final String SESSION = "__Host-SESSION";
    private static final String CSRF = "__Host-XSRF-TOKEN";

    @Test
    void aPostWithTheCookieAloneIsRefused() {
        var ben = visitor("ben");
        ben.console().expect(403, "/api/conversations");
        var script = new PageScript(signIn(ben, "ben"));

        var forged = script.postWithoutCsrfToken("/api/conversations", Map.of());
        assertThat(forged.status()).isEqualTo(403);
        assertThat(forged.code()).isEqualTo("csrf");

        assertThat(script.post("/api/conversations", Map.of()).status()).isEqualTo(201);
    }

    @Test
    void theSessionCookieIsOutOfReachForScriptsAndOtherSites() {
        var ben = visitor("ben");
        var script = new PageScript(signIn(ben, "ben"));
        var cookies = ben.browser().cookies().stream()
                .filter(cookie -> cookie.name.startsWith("__Host-"))
                .collect(Collectors.toMap(cookie -> cookie.name, cookie -> cookie));

        assertThat(cookies).containsOnlyKeys(SESSION, CSRF);
        assertThat(cookies.values()).allSatisfy(PageSecurityIT::staysOnThisSite);
        assertThat(cookies.get(SESSION).httpOnly).isTrue();
        assertThat(cookies.get(CSRF).httpOnly).isFalse();
        assertThat(script.visible())
                .contains(cookies.get(CSRF).value)
                .doesNotContain(SESSION, cookies.get(SESSION).value);
    }

    private static void staysOnThisSite(Cookie cookie) {
        assertThat(cookie.secure).isTrue();
        assertThat(cookie.sameSite).isEqualTo(SameSiteAttribute.LAX);
        assertThat(cookie.path).isEqualTo("/");
        assertThat(cookie.domain).doesNotStartWith(".");
    }

    @Test
    @DisplayName("No token, no secret and no proof is where a script could find it, also while a question is open")
    void nothingSecretIsInTheBrowser() {
        var order = orders.takePending();
        var page = signIn("amara");
        page.say("cancel " + order);
        page.dialog().isOpen();
        var script = new PageScript(page);
        var question = script.get("/api/confirmations").json().at("/items/0");

        assertThat(script.visible())
                .contains(order)
                .doesNotContain(
                        "eyJ",
                        "Bearer",
                        "access_token",
                        "id_token",
                        desk.keycloak().agentSecret(),
                        question.path("proof").asString());
        assertThat(script.get("/api/session").body()).contains("amara").doesNotContain("eyJ");
        page.dialog().answerWith(page.dialog().no());
    }

    @Test
    void thePageForbidsEverythingThatItDoesNotNeed() {
        var tab = visitor("ben").browser().newPage();
        var headers = tab.navigate(desk.url() + "/").headers();

        assertThat(headers.get("content-security-policy"))
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
                .doesNotContain("unsafe", "*");
        assertThat(headers)
                .containsEntry("x-content-type-options", "nosniff")
                .containsEntry("referrer-policy", "no-referrer")
                .containsEntry("cross-origin-opener-policy", "same-origin");
    }

    @Test
    @DisplayName("A script that gets into the page does not run, and the browser complains, which every test looks at")
    void anInlineScriptDoesNotRun() {
        var ben = visitor("ben");
        var page = signIn(ben, "ben").page();
        ben.console().isClean();

        page.evaluate("""
                () => {
                  const script = document.createElement('script');
                  script.textContent = 'window.foreign = true';
                  document.body.append(script);
                }""");

        assertThat(page.evaluate("() => window.foreign")).isNull();
        assertThat(ben.console().takeComplaints()).singleElement().asString().contains("Content Security Policy");
    }
}
