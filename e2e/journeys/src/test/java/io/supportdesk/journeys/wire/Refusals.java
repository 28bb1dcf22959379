package io.supportdesk.journeys.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.HttpAnswer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import org.awaitility.Awaitility;
import tools.jackson.databind.json.JsonMapper;

/** What every refusal has in common, and tokens to be refused. */
final class Refusals {

    /** How far the services let clocks differ, and a little more. */
    private static final Duration SKEW = Duration.ofSeconds(32);

    private Refusals() {}

    /** The stable code; fails for what is no complete problem document, and for one that tells about the inside. */
    static String problem(HttpAnswer answer) {
        tellsNothing(answer);
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        assertThat(answer.json().path("status").asInt()).isEqualTo(answer.status());
        assertThat(answer.text("title")).isNotBlank();
        assertThat(answer.text("detail")).isNotBlank();
        assertThat(answer.text("type")).isEqualTo("urn:supportdesk:problem:" + answer.code());
        return answer.code();
    }

    /** No stack trace, no class, no exception's message. */
    static void tellsNothing(HttpAnswer answer) {
        assertThat(answer.body())
                .doesNotContain("java.", "Exception", "\tat ", "stackTrace", "org.springframework", "io.supportdesk.")
                .doesNotContain("jackson", "Caused by", "SELECT ");
    }

    /** The same token with another subject; the signature no longer fits. */
    static String tampered(String token) {
        var parts = token.split("\\.", -1);
        var claims = new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8)
                .replaceFirst("\"sub\":\"[^\"]", "\"sub\":\"X");
        return parts[0] + "." + encoded(claims) + "." + parts[2];
    }

    /** The same token with "none" as its algorithm and without a signature (RFC 8725, 3.1). */
    static String unsigned(String token) {
        return encoded("{\"alg\":\"none\",\"typ\":\"JWT\"}") + "." + token.split("\\.", -1)[1] + ".";
    }

    /** A token that nothing is wrong with but its age; waits until it is old enough. */
    static String expired(DeskStack desk) {
        var token = desk.shortLivedToken();
        var claims = new String(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]), StandardCharsets.UTF_8);
        var end = Instant.ofEpochSecond(
                JsonMapper.shared().readTree(claims).path("exp").asLong());
        Awaitility.await().atMost(SKEW.plusSeconds(5)).until(() -> Instant.now().isAfter(end.plus(SKEW)));
        return token;
    }

    private static String encoded(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
