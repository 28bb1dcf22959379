package io.supportdesk.orders.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.Servers;
import io.supportdesk.orders.testing.ServiceTest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The guards before the endpoint stand before the newer revision, too. */
class StatelessSecurityIT extends ServiceTest {

    private RawCall call;

    @BeforeEach
    void aGoodCall() {
        call = RawCall.of(url(), token(People.AMARA), "tools/list");
    }

    @Test
    void letsAGoodCallThrough() throws Exception {
        assertThat(call.header("Origin", "https://orders.example").send().statusCode())
                .isEqualTo(200);
    }

    @Test
    void refusesABadTokenWithAChallenge() throws Exception {
        var answer = call.as("abc").send();

        assertProblem(answer, 401, "not-authenticated");
        assertThat(answer.headers().firstValue("WWW-Authenticate"))
                .contains("Bearer error=\"invalid_token\", scope=\"orders:read\", resource_metadata="
                        + "\"https://orders.example/.well-known/oauth-protected-resource/mcp\"");
    }

    @Test
    void refusesATokenThatMayNotRead() throws Exception {
        var answer =
                call.as(Servers.ISSUER.token(People.AMARA, "orders:cancel")).send();

        assertProblem(answer, 403, "insufficient-scope");
        assertThat(answer.headers().firstValue("WWW-Authenticate").orElseThrow())
                .startsWith("Bearer error=\"insufficient_scope\", scope=\"orders:read\"");
    }

    @Test
    void refusesAForeignOrigin() throws Exception {
        assertProblem(call.header("Origin", "https://evil.example").send(), 403, "forbidden");
    }

    @Test
    void refusesALargeBody() throws Exception {
        assertProblem(call.param("x", "x".repeat(1024 * 1024)).send(), 413, "too-large");
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/problem+json");
        assertThat(answer.headers().map()).containsKeys("x-content-type-options", "cache-control");
        assertThat(answer.body()).contains("\"code\":\"" + code + "\"").doesNotContain("Exception", "evil");
    }
}
