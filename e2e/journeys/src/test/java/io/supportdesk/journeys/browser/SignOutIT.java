package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext.ClearCookiesOptions;
import io.supportdesk.journeys.OpenQuestion;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How a login ends, at this desk and at the identity provider, and what becomes of an open question. */
class SignOutIT extends BrowserJourney {

    @Test
    void endsTheSessionOfTheIdentityProviderAsWell() {
        var amara = visitor("amara");
        var page = signIn(amara, "amara");

        page.signOut();
        var start = new SignInPage(page.page());
        start.signInButton().click();

        assertThat(start.password()).isVisible();
        start.password().fill("amara-demo");
        page.page().locator("#username").fill("amara");
        page.page().locator("#kc-login").click();
        page.isOpen();
    }

    @Test
    void whoHasNotSignedOutIsNotAskedForThePasswordAgain() {
        var amara = visitor("amara");
        var page = signIn(amara, "amara");

        amara.browser().clearCookies(new ClearCookiesOptions().setName("__Host-SESSION"));
        page.page().reload();
        new SignInPage(page.page()).signInButton().click();

        page.isOpen();
    }

    @Test
    void anOpenQuestionCanNotBeAnsweredFromAnotherTabAnyMore() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var amara = visitor("amara");
        amara.console().expect(401, "/");
        var page = signIn(amara, "amara");
        var other = amara.openDesk();

        page.say("cancel " + order);
        page.dialog().isOpen();
        var script = new PageScript(page);
        var question = script.get("/api/confirmations").json().at("/items/0");
        other.dialog().isOpen().later().click();
        other.signOut();
        new SignInPage(other.page()).signInButton().waitFor();
        var id = question.path("id").asString();
        var proof = question.path("proof").asString();
        var yes = OpenQuestion.body("accept", Map.of("confirmed", true), null, proof);

        assertThat(script.post("/api/confirmations/" + id, yes).status()).isEqualTo(401);

        new SignInPage(page.page()).saysSignedOut();
        page.dialog().isClosed();
        assertThat(desk.signIn("amara").confirmation(id).text("state")).isEqualTo("REVOKED");
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    @DisplayName("A login that is ended at the identity provider ends here too, and takes its open question with it")
    void theIdentityProviderCanEndTheLogin() {
        var name = "rosa";
        desk.newcomer(name, "support");
        var order = orders.takePending();
        var before = orders.stand(order);
        var rosa = visitor(name);
        rosa.console().expect(401, "/");
        var page = signIn(rosa, name);
        page.say("cancel " + order);
        page.dialog().isOpen();
        var id = new PageScript(page).get("/api/confirmations").json().at("/items/0/id");

        desk.keycloak().admin().logOut(name);

        new SignInPage(page.page()).saysSignedOut();
        page.dialog().isClosed();
        assertThat(desk.signIn(name).confirmation(id.asString()).text("state")).isEqualTo("REVOKED");
        assertThat(orders.stand(order)).isEqualTo(before);
        assertThat(new SignInPage(page.page()).signIn(name).message()).isEditable();
    }
}
