package io.supportdesk.journeys.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** What somebody sees who is not signed in, and the identity provider's page behind it. */
final class SignInPage {

    private final Page page;

    SignInPage(Page page) {
        this.page = page;
    }

    Locator signInButton() {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sign in").setExact(true));
    }

    /** The field of the identity provider's page. */
    Locator password() {
        return page.locator("#password");
    }

    /** With the password that the realm's people have. */
    DeskPage signIn(String name) {
        signInButton().click();
        page.locator("#username").fill(name);
        password().fill(name + "-demo");
        page.locator("#kc-login").click();
        return new DeskPage(page).isOpen();
    }

    /** A login was open here before. */
    SignInPage saysSignedOut() {
        assertThat(page.getByText("You are signed out.")).isVisible();
        assertThat(signInButton()).isVisible();
        return this;
    }
}
