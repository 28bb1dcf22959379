package io.supportdesk.journeys;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One login of one person at the API of support-agent, by bearer token. Safe for several threads. */
public final class ApiClient {

    private static final Duration LONGEST = Duration.ofSeconds(100);
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    private final String url;
    private final String token;

    public ApiClient(String url, String token) {
        this.url = url;
        this.token = token;
    }

    /** The same login at another replica. */
    public ApiClient at(String otherUrl) {
        return new ApiClient(otherUrl, token);
    }

    /** The access token of this login. */
    public String token() {
        return token;
    }

    public HttpAnswer get(String path) {
        return send(request(path).GET());
    }

    public HttpAnswer delete(String path) {
        return send(request(path).DELETE());
    }

    /** @param body is sent as JSON; a text is sent as it is */
    public HttpAnswer post(String path, Object body) {
        var json = body instanceof String text ? text : JsonMapper.shared().writeValueAsString(body);
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    /** A request of this login, for what the other methods would not send. */
    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url + path))
                .timeout(LONGEST)
                .header("Authorization", "Bearer " + token);
    }

    /** Sends any request. */
    public static HttpAnswer send(HttpRequest.Builder request) {
        try {
            return HttpAnswer.of(HTTP.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new IllegalStateException("No answer to " + request.build(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    /** Opens the stream of all events of this person and returns when it is connected. */
    public EventFeed events() {
        return EventFeed.open(HTTP, request("/api/events"));
    }

    /** The same as a page does after its connection broke: everything after that event. */
    public EventFeed eventsAfter(String lastEventId) {
        return EventFeed.open(HTTP, request("/api/events").header("Last-Event-ID", lastEventId));
    }

    /** Starts a conversation and gives its id. */
    public String startConversation() {
        return require(201, post("/api/conversations", "{}")).text("id");
    }

    /** Posts a message; the answer comes as events. */
    public HttpAnswer say(String conversation, String message) {
        return post("/api/conversations/" + conversation + "/messages", Map.of("message", message));
    }

    /** Says something in a conversation, a new one for null, and waits for the whole turn. */
    public HttpAnswer chat(@Nullable String conversation, String message) {
        return post(
                "/api/chat",
                conversation == null
                        ? Map.of("message", message)
                        : Map.of("message", message, "conversationId", conversation));
    }

    /** The messages of a conversation, oldest first, each with its role and text. */
    public List<String> history(String conversation) {
        return require(200, get("/api/conversations/" + conversation))
                .json()
                .path("messages")
                .valueStream()
                .map(message -> message.path("role").asString() + ": "
                        + message.path("text").asString())
                .toList();
    }

    /** My pending confirmations, oldest first. */
    public List<JsonNode> pending() {
        return require(200, get("/api/confirmations"))
                .json()
                .path("items")
                .valueStream()
                .toList();
    }

    /** One confirmation, mine or not. */
    public HttpAnswer confirmation(String id) {
        return get("/api/confirmations/" + id);
    }

    /** Answers a confirmation, mine or not, with exactly that body. */
    public HttpAnswer answer(String id, Map<String, Object> body) {
        return post("/api/confirmations/" + id, body);
    }

    static HttpAnswer require(int status, HttpAnswer answer) {
        if (answer.status() != status) {
            throw new IllegalStateException(status + " was expected, not " + answer.status() + ": " + answer.body());
        }
        return answer;
    }
}
