package io.supportdesk.journeys.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.supportdesk.journeys.ApiClient;
import io.supportdesk.journeys.DeskStack;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is let in at support-agent with a bearer token, and how bad input is answered there. */
class AgentDoorIT {

    private static final String JSON = "application/json";
    private static final String MADE_UP = "A".repeat(43);

    private final DeskStack desk = DeskStack.shared();
    private static final ApiClient amara = DeskStack.shared().signIn("amara");

    @Test
    void refusesTokensThatAreForSomebodyElseOrBroken() {
        var good = amara.token();
        for (var token :
                List.of(desk.exchangedToken("amara"), Refusals.tampered(good), Refusals.unsigned(good), "x", "a.b.c")) {
            var answer = new ApiClient(desk.url(), token).get("/api/session");

            assertThat(answer.status()).isEqualTo(401);
            assertThat(Refusals.problem(answer)).isEqualTo("not-signed-in");
        }
        assertThat(amara.get("/api/session").text("username")).isEqualTo("amara");
    }

    @Test
    void refusesAnExpiredToken() {
        var late = new ApiClient(desk.url(), Refusals.expired(desk));
        for (var answer : List.of(
                late.get("/api/session"),
                late.chat(null, "hello"),
                late.answer(MADE_UP, Map.of("decision", "accept")))) {
            assertThat(answer.status()).isEqualTo(401);
            assertThat(Refusals.problem(answer)).isEqualTo("not-signed-in");
        }
    }

    @Test
    void refusesWhoSendsNothing() {
        var answer =
                ApiClient.send(java.net.http.HttpRequest.newBuilder(java.net.URI.create(desk.url() + "/api/session")));

        assertThat(answer.status()).isEqualTo(401);
        assertThat(Refusals.problem(answer)).isEqualTo("not-signed-in");
    }

    @Test
    void refusesTwoIdentitiesInOneRequest() {
        var both = ApiClient.send(amara.request("/api/session").header("Cookie", "__Host-SESSION=" + MADE_UP));

        assertThat(both.status()).isEqualTo(400);
        assertThat(Refusals.problem(both)).isEqualTo("two-identities");
        assertThat(ApiClient.send(amara.request("/api/session").header("Cookie", "theme=dark"))
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest(name = "{0} {1} {3} -> {4} {5}")
    @MethodSource
    void answersBadInputWithAProblem(String method, String path, String type, String body, int status, String code) {
        var request = amara.request(path).header("Content-Type", type);

        var answer = ApiClient.send(request.method(method, BodyPublishers.ofString(body)));

        assertThat(answer.status()).isEqualTo(status);
        assertThat(Refusals.problem(answer)).isEqualTo(code);
    }

    static Stream<Arguments> answersBadInputWithAProblem() {
        return Stream.of(
                arguments("POST", "/api/chat", JSON, "{\"message\":\"\"}", 422, "invalid-message"),
                arguments("POST", "/api/chat", JSON, "{\"message\":\" \\n \"}", 422, "invalid-message"),
                arguments("POST", "/api/chat", JSON, "{}", 422, "invalid-message"),
                arguments("POST", "/api/chat", JSON, "{\"message\":null}", 422, "invalid-message"),
                arguments("POST", "/api/chat", JSON, "{\"messa", 400, "invalid-request"),
                arguments("POST", "/api/chat", JSON, "", 400, "invalid-request"),
                arguments("POST", "/api/chat", JSON, "[]", 400, "invalid-request"),
                arguments("POST", "/api/chat", JSON, "\"hello\"", 400, "invalid-request"),
                arguments("POST", "/api/chat", JSON, "{\"message\":{\"a\":1}}", 400, "invalid-request"),
                arguments("POST", "/api/chat", JSON, "{\"message\":\"x\",\"owner\":\"ben\"}", 400, "invalid-request"),
                arguments("POST", "/api/chat", "text/plain", "hello", 415, "unsupported-media-type"),
                arguments("POST", "/api/chat", "application/xml", "<a/>", 415, "unsupported-media-type"),
                arguments("PUT", "/api/chat", JSON, "{}", 405, "method-not-allowed"),
                arguments("GET", "/api/chat", JSON, "", 405, "method-not-allowed"),
                arguments("PATCH", "/api/confirmations/" + MADE_UP, JSON, "{}", 405, "method-not-allowed"),
                arguments("POST", "/api/confirmations/" + MADE_UP, JSON, "{}", 400, "invalid-request"),
                arguments(
                        "POST",
                        "/api/confirmations/" + MADE_UP,
                        JSON,
                        "{\"decision\":\"accept\",\"state\":\"ACCEPTED\"}",
                        400,
                        "invalid-request"),
                arguments(
                        "POST",
                        "/api/confirmations/" + MADE_UP,
                        JSON,
                        "{\"decision\":\"yes\"}",
                        400,
                        "invalid-request"),
                arguments(
                        "POST",
                        "/api/confirmations/" + MADE_UP,
                        JSON,
                        "{\"decision\":\"decline\",\"note\":\"" + "n".repeat(501) + "\"}",
                        400,
                        "invalid-request"),
                arguments("GET", "/api/orders/ORD-99999", JSON, "", 404, "order-not-found"),
                arguments("GET", "/api/orders/a%20b", JSON, "", 404, "order-not-found"),
                arguments("GET", "/api/orders?status=LOST", JSON, "", 400, "invalid-request"),
                arguments("GET", "/api/nowhere", JSON, "", 404, "not-found"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/orders/../session", "/api/session/", "/api//session", "/api/session;x=1", "/API/session"})
    @DisplayName("Roundabout spellings of an address lead nowhere")
    void servesNoRoundaboutAddress(String path) {
        var answer = amara.get(path);

        assertThat(answer.status()).isIn(400, 401, 403, 404);
        assertThat(Refusals.problem(answer)).isNotEmpty();
        assertThat(answer.body()).doesNotContain("amara");
    }

    /** Refused by the web server itself, whose page is no problem document but tells as little. */
    @ParameterizedTest
    @ValueSource(strings = {"/api/orders/..%2f..%2fmcp", "/api/session%00", "/api/%73ession%2f", "/api/session%5c"})
    void refusesAddressesThatCouldBeReadInTwoWays(String path) {
        var answer = amara.get(path);

        assertThat(answer.status()).isEqualTo(400);
        Refusals.tellsNothing(answer);
        assertThat(answer.body()).doesNotContain("amara", "Tomcat");
    }

    @Test
    void takesMessagesUpToFourThousandCharacters() {
        var conversation = amara.startConversation();

        var tooLong = amara.say(conversation, "x".repeat(4001));
        assertThat(tooLong.status()).isEqualTo(422);
        assertThat(Refusals.problem(tooLong)).isEqualTo("invalid-message");

        assertThat(amara.say(conversation, "x".repeat(4000)).status()).isEqualTo(202);
    }

    @Test
    void refusesLargeBodiesWhetherTheyTellTheirLengthOrNot() {
        var large = "{\"message\":\"" + "a".repeat(1_000_000) + "\"}";
        var told = amara.post("/api/chat", large);
        var untold = ApiClient.send(amara.request("/api/chat")
                .header("Content-Type", JSON)
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(large.getBytes()))));

        assertThat(List.of(told, untold)).allSatisfy(answer -> {
            assertThat(answer.status()).isEqualTo(413);
            assertThat(Refusals.problem(answer)).isEqualTo("too-large");
        });
    }
}
