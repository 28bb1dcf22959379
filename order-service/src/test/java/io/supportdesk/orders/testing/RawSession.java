package io.supportdesk.orders.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An MCP session spoken by hand, for what a well-behaved client would never send. */
public final class RawSession {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final JsonMapper JSON = new JsonMapper();

    public final String id;
    private final String url;
    private final String token;

    private RawSession(String url, String token, String id) {
        this.url = url;
        this.token = token;
        this.id = id;
    }

    /** Initializes a session of a client that can show forms. */
    public static RawSession open(String url, String token) throws Exception {
        var answer = initialize(url, token);
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        }
        var session = new RawSession(
                url, token, answer.headers().firstValue("Mcp-Session-Id").orElseThrow());
        session.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return session;
    }

    public static HttpResponse<String> initialize(String url, String token) throws Exception {
        return HTTP.send(request(url, token).POST(BodyPublishers.ofString("""
                                {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"2025-11-25",
                                 "capabilities":{"elicitation":{}},"clientInfo":{"name":"raw","version":"1"}}}""")).build(), BodyHandlers.ofString());
    }

    public HttpResponse<String> post(String json) throws Exception {
        return send(token, id, "POST", json);
    }

    /** Somebody else, who has learned this session's id, sends something into it. */
    public HttpResponse<String> asSomebodyElse(String otherToken, String method, String json) throws Exception {
        return send(otherToken, id, method, json);
    }

    public HttpResponse<String> send(String bearer, String session, String method, String json) throws Exception {
        return HTTP.send(
                request(url, bearer)
                        .header("Mcp-Session-Id", session)
                        .method(method, BodyPublishers.ofString(json))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Calls a tool and leaves the answer stream open. */
    public Stream call(String tool, String orderId) throws Exception {
        var json = """
                {"jsonrpc":"2.0","id":"c","method":"tools/call","params":{"name":"%s","arguments":{"orderId":"%s"}}}""".formatted(tool, orderId);
        var answer = HTTP.send(
                request(url, token)
                        .header("Mcp-Session-Id", id)
                        .POST(BodyPublishers.ofString(json))
                        .build(),
                BodyHandlers.ofInputStream());
        return new Stream(new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8)));
    }

    private static HttpRequest.Builder request(String url, String token) {
        return HttpRequest.newBuilder(URI.create(url + "/mcp"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream");
    }

    /** The messages of one answer stream. */
    public record Stream(BufferedReader lines) {

        /** Waits for the next message. */
        public JsonNode next() throws IOException {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("data:")) {
                    return JSON.readTree(line.substring("data:".length()));
                }
            }
            throw new IOException("The stream has ended");
        }

        /** Waits for the answer to the call, past all notifications. */
        public JsonNode result() throws IOException {
            for (var message = next(); ; message = next()) {
                if (message.has("result") || message.has("error")) {
                    return message;
                }
            }
        }
    }
}
