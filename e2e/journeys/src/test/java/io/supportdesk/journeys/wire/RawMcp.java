package io.supportdesk.journeys.wire;

import io.supportdesk.journeys.HttpAnswer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An MCP session (2025-11-25, Streamable HTTP) spoken by hand.
 *
 * @param url of order-service
 * @param token of whoever opened it
 * @param id what is in the header {@code Mcp-Session-Id}
 */
record RawMcp(String url, String token, String id) {

    static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":\"l\",\"method\":\"tools/list\"}";
    static final String INITIALIZE = """
            {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"2025-11-25",
             "capabilities":{"elicitation":{}},"clientInfo":{"name":"raw","version":"1"}}}""";

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    /** A session that can show forms. */
    static RawMcp open(String url, String token) {
        var answer = send(url, token, null, "POST", INITIALIZE);
        if (answer.status() != 200) {
            throw new IllegalStateException(answer.toString());
        }
        var session = new RawMcp(url, token, answer.header("Mcp-Session-Id"));
        session.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return session;
    }

    /** Any request to the end point; without a session when that is null. */
    static HttpAnswer send(String url, @Nullable String token, @Nullable String session, String method, String json) {
        try {
            var request = request(url, token, session).method(method, BodyPublishers.ofString(json));
            return HttpAnswer.of(HTTP.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    HttpAnswer post(String json) {
        return send(url, token, id, "POST", json);
    }

    /** Somebody else, who has learned this session's id, sends something into it. */
    HttpAnswer asSomebodyElse(String otherToken, String method, String json) {
        return send(url, otherToken, id, method, json);
    }

    /** Calls {@code cancel_order} and leaves the answer's stream open. */
    Call cancel(String order) throws Exception {
        var request = request(url, token, id).POST(BodyPublishers.ofString(cancelling(order)));
        var answer = HTTP.send(request.timeout(PATIENCE).build(), BodyHandlers.ofInputStream());
        return new Call(new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8)));
    }

    static String cancelling(String order) {
        return """
                {"jsonrpc":"2.0","id":"c","method":"tools/call",
                 "params":{"name":"cancel_order","arguments":{"orderId":"%s"}}}""".formatted(order);
    }

    /** The answer to an elicitation. */
    static String yes(String requestId) {
        return """
                {"jsonrpc":"2.0","id":"%s","result":{"action":"accept","content":{"confirmed":true}}}""".formatted(requestId);
    }

    static String no(String requestId) {
        return """
                {"jsonrpc":"2.0","id":"%s","result":{"action":"decline"}}""".formatted(requestId);
    }

    private static HttpRequest.Builder request(String url, @Nullable String token, @Nullable String session) {
        var request = HttpRequest.newBuilder(URI.create(url + "/mcp"))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream");
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (session != null) {
            request.header("Mcp-Session-Id", session);
        }
        return request;
    }

    /** The messages that come while a tool call is open. */
    record Call(BufferedReader lines) {

        /** The question's id. */
        String question() throws IOException {
            for (var message = next(); ; message = next()) {
                if (message.path("method").asString("").equals("elicitation/create")) {
                    return message.path("id").asString();
                }
            }
        }

        /** Waits for the tool's result, past everything else; then says what its outcome was. */
        String outcome() throws IOException {
            return result().at("/result/structuredContent/outcome").asString("");
        }

        /** Waits for the answer to the call, past everything else. */
        JsonNode result() throws IOException {
            for (var message = next(); ; message = next()) {
                if (message.has("result") || message.has("error")) {
                    return message;
                }
            }
        }

        private JsonNode next() throws IOException {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("data:")) {
                    return JsonMapper.shared().readTree(line.substring("data:".length()));
                }
            }
            throw new IOException("The stream has ended");
        }
    }
}
