package io.supportdesk.orders.platform;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jwt.JWTClaimsSet;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawSession;
import io.supportdesk.orders.testing.Servers;
import io.supportdesk.orders.testing.ServiceTest;
import io.supportdesk.orders.testing.TokenIssuer;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.test.web.server.LocalManagementPort;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Who gets in, what everybody else is told, and that no answer says more than it should. */
class SecurityIT extends ServiceTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final String METADATA =
            "resource_metadata=\"https://orders.example/.well-known/oauth-protected-resource/mcp\"";

    @LocalManagementPort
    int managementPort;

    @ParameterizedTest
    @MethodSource("badTokens")
    void refusesABadTokenEverywhere(String token) throws Exception {
        for (var path : List.of("/api/orders", "/api/orders/ORD-10001", "/mcp", "/nowhere")) {
            var answer = send(token, path.equals("/mcp") ? "POST" : "GET", path);
            assertProblem(answer, 401, "not-authenticated");
            assertThat(challenge(answer))
                    .startsWith("Bearer error=\"invalid_token\"")
                    .contains(METADATA);
        }
    }

    static Stream<Named<String>> badTokens() {
        return Stream.of(
                bad("of another audience", claims -> claims.audience("support-agent")),
                bad("without audience", claims -> claims.audience((String) null)),
                bad("of another issuer", claims -> claims.issuer("http://evil.example/realms/support-desk")),
                bad("of a longer issuer", claims -> claims.issuer(Servers.ISSUER.issuer() + "/")),
                bad(
                        "that has expired",
                        claims -> claims.expirationTime(Date.from(Instant.now().minusSeconds(60)))),
                bad("that never expires", claims -> claims.expirationTime(null)),
                bad(
                        "that is not yet good",
                        claims -> claims.notBeforeTime(Date.from(Instant.now().plusSeconds(90)))),
                bad("that is an ID token", claims -> claims.claim("typ", "ID")),
                bad("without typ", claims -> claims.claim("typ", null)),
                bad("without sub", claims -> claims.subject(null)),
                bad("without azp", claims -> claims.claim("azp", null)),
                Named.of("that somebody else signed", Servers.ISSUER.forged(People.AMARA)),
                Named.of("of another kind", Servers.ISSUER.ofType(People.AMARA, "logout+jwt")),
                Named.of("without signature", unsigned()),
                Named.of("that is none", "abc"));
    }

    @Test
    void acceptsAGoodToken() throws Exception {
        assertThat(send(token(People.AMARA), "GET", "/api/orders").statusCode()).isEqualTo(200);
    }

    @Test
    void acceptsATokenWithinTheClocksTolerance() throws Exception {
        var late = Servers.ISSUER.token(
                People.AMARA,
                claims -> claims.issueTime(Date.from(Instant.now().minusSeconds(310)))
                        .expirationTime(Date.from(Instant.now().minusSeconds(10))));

        assertThat(send(late, "GET", "/api/orders").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"openid", "orders:write", "orders:cancel orders:write"})
    void refusesATokenThatMayNotRead(String scope) throws Exception {
        var token = Servers.ISSUER.token(People.AMARA, scope);
        for (var path : List.of("/api/orders", "/api/orders/ORD-10001", "/api/orders/counts")) {
            assertNoScope(send(token, "GET", path));
        }
        assertNoScope(send(token, "POST", "/mcp"));
        assertThat(RawSession.initialize(url(), token).statusCode()).isEqualTo(403);
    }

    @Test
    void challengesWithoutAnErrorWhereThereIsNoToken() throws Exception {
        var answer = send(null, "GET", "/api/orders");

        assertProblem(answer, 401, "not-authenticated");
        assertThat(challenge(answer)).isEqualTo("Bearer scope=\"orders:read\", " + METADATA);
    }

    @Test
    void takesNoTokenFromTheAddress() throws Exception {
        assertProblem(send(null, "GET", "/api/orders?access_token=" + token(People.AMARA)), 401, "not-authenticated");
    }

    @ParameterizedTest
    @CsvSource({"/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"})
    void describesItselfByItsConfiguredAddress(String path) throws Exception {
        var metadata = JSON.readTree(send(null, "GET", path).body());

        assertThat(metadata.at("/resource").asString()).isEqualTo("https://orders.example/mcp");
        assertThat(metadata.at("/authorization_servers/0").asString()).isEqualTo(Servers.ISSUER.issuer());
        assertThat(metadata.at("/scopes_supported").toString())
                .isEqualTo("[\"orders:read\",\"orders:write\",\"orders:cancel\"]");
    }

    @ParameterizedTest
    @CsvSource({
        "GET,/nowhere,404,not-found",
        "GET,/api/orders/ORD-99999,404,order-not-found",
        "GET,/api/orders/nonsense,404,order-not-found",
        "GET,/api/orders?status=LOST,400,invalid-request",
        "GET,/api/orders?customerId=1,400,invalid-request",
        "GET,/api/orders?page=-1,400,invalid-request",
        "GET,/api/orders?page=x,400,invalid-request",
        "GET,/api/orders?size=0,400,invalid-request",
        "GET,/api/orders?size=101,400,invalid-request",
        "POST,/api/orders,405,method-not-allowed",
        "DELETE,/api/orders/ORD-10002,405,method-not-allowed",
        "PUT,/mcp,405,method-not-allowed",
        "GET,/mcp,405,method-not-allowed",
        "GET,/api/orders;x=1,400,invalid-request",
        "GET,/error,404,not-found"
    })
    void answersEveryFailureWithAProblem(String method, String path, int status, String code) throws Exception {
        assertProblem(send(token(People.AMARA), method, path), status, code);
    }

    @Test
    void saysNothingAboutItselfWhereTheConnectorRefuses() throws Exception {
        var answer = send(token(People.AMARA), "GET", "/api/orders%2F..%2Fx");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).doesNotContain("Tomcat", "Exception");
        assertThat(answer.headers().map()).doesNotContainKey("server");
    }

    @Test
    void answersInJsonOnly() throws Exception {
        var request = request(token(People.AMARA), "/api/orders")
                .setHeader("Accept", "text/html")
                .GET();

        assertThat(HTTP.send(request.build(), BodyHandlers.ofString()).statusCode())
                .isEqualTo(406);
    }

    @Test
    void refusesLargeBodiesWithAndWithoutALength() throws Exception {
        var large = new byte[1024 * 1024 + 1];
        var known = request(token(People.AMARA), "/mcp").POST(BodyPublishers.ofByteArray(large));
        var chunked = request(token(People.AMARA), "/mcp")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)));

        assertProblem(HTTP.send(known.build(), BodyHandlers.ofString()), 413, "too-large");
        assertProblem(HTTP.send(chunked.build(), BodyHandlers.ofString()), 413, "too-large");
    }

    @Test
    void takesABodyWithoutALength() throws Exception {
        var session = RawSession.open(url(), token(People.AMARA));
        var list = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}".getBytes();
        var chunked = request(token(People.AMARA), "/mcp")
                .setHeader("Accept", "application/json, text/event-stream")
                .header("Mcp-Session-Id", session.id)
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(list)));

        assertThat(HTTP.send(chunked.build(), BodyHandlers.ofString()).body()).contains("cancel_order");
    }

    @Test
    void leaksNoStackTraceThroughTheTransport() throws Exception {
        var session = RawSession.open(url(), token(People.AMARA));

        for (var json : List.of(
                "nonsense",
                "{}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"x-9\",\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"no/such\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"no_such\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":7}")) {
            assertThat(session.post(json).body()).doesNotContain("stackTrace", "at io.", "Exception", "java.");
        }
    }

    @Test
    void refusesAForeignOrigin() throws Exception {
        var evil = request(token(People.AMARA), "/mcp")
                .header("Origin", "https://evil.example")
                .POST(BodyPublishers.ofString("{}"));

        assertProblem(HTTP.send(evil.build(), BodyHandlers.ofString()), 403, "forbidden");
    }

    @Test
    void opensOnlyHealthOnTheManagementPort() throws Exception {
        for (var path : List.of("/actuator/health", "/actuator/health/readiness", "/actuator/health/liveness")) {
            var answer = management(path);
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).doesNotContain("components", "details");
        }
        for (var path : List.of("/actuator/prometheus", "/actuator", "/actuator/env", "/actuator/heapdump")) {
            assertThat(management(path).statusCode()).isEqualTo(401);
        }
        assertThat(send(null, "GET", "/actuator/health").statusCode()).isEqualTo(401);
    }

    @Test
    void givesMetricsToAToken() throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + managementPort + "/actuator/prometheus"))
                .header("Authorization", "Bearer " + token(People.AMARA))
                .build();

        assertThat(HTTP.send(request, BodyHandlers.ofString()).body()).contains("jvm_memory_used_bytes");
    }

    private HttpResponse<String> management(String path) throws Exception {
        return HTTP.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + managementPort + path))
                        .build(),
                BodyHandlers.ofString());
    }

    private HttpResponse<String> send(String token, String method, String path) throws Exception {
        return HTTP.send(
                request(token, path).method(method, BodyPublishers.noBody()).build(), BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String token, String path) {
        var request = HttpRequest.newBuilder(URI.create(url() + path))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json");
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    private static void assertNoScope(HttpResponse<String> answer) {
        assertProblem(answer, 403, "insufficient-scope");
        assertThat(challenge(answer))
                .isEqualTo("Bearer error=\"insufficient_scope\", scope=\"orders:read\", " + METADATA);
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/problem+json");
        assertThat(answer.headers().map())
                .containsKeys("x-content-type-options", "cache-control", "content-security-policy");
        JsonNode problem = JSON.readTree(answer.body());
        assertThat(problem.at("/code").asString()).isEqualTo(code);
        assertThat(problem.at("/type").asString()).isEqualTo("urn:supportdesk:problem:" + code);
        assertThat(problem.at("/status").asInt()).isEqualTo(status);
        assertThat(problem.at("/detail").asString()).isNotBlank();
        assertThat(answer.body()).doesNotContain("Exception", "trace", "io.supportdesk");
    }

    private static String challenge(HttpResponse<String> answer) {
        return answer.headers().firstValue("WWW-Authenticate").orElse("");
    }

    private static Named<String> bad(String name, UnaryOperator<JWTClaimsSet.Builder> change) {
        return Named.of(name, Servers.ISSUER.token(People.AMARA, change));
    }

    private static String unsigned() {
        var parts = Servers.ISSUER.token(People.AMARA, TokenIssuer.ALL).split("\\.");
        var header = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(JSON.writeValueAsBytes(Map.of("alg", "none", "typ", "JWT")));
        return header + "." + parts[1] + ".";
    }
}
