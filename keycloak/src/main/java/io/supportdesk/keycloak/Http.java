package io.supportdesk.keycloak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** HTTP towards Keycloak: no redirects are followed; 5 s to connect, 60 s for an answer. */
final class Http {

    static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration ANSWER = Duration.ofSeconds(60);
    private static final Duration PROBE = Duration.ofSeconds(10);
    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    private Http() {}

    static HttpRequest.Builder to(URI address) {
        return HttpRequest.newBuilder(address).timeout(ANSWER);
    }

    static HttpResponse<String> send(HttpRequest request) {
        try {
            return Interruptible.call(() -> exchange(request));
        } catch (UncheckedIOException e) {
            throw new UncheckedIOException(request.method() + " " + request.uri() + " failed", e.getCause());
        }
    }

    /** Whether the address answers 200 now; 10 s of silence are a no. */
    static boolean answers(URI address) {
        try {
            return send(to(address).timeout(PROBE).build()).statusCode() == 200;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    static HttpRequest.BodyPublisher form(Map<String, String> fields) {
        return HttpRequest.BodyPublishers.ofString(fields.entrySet().stream()
                .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&")));
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static HttpResponse<String> exchange(HttpRequest request) throws InterruptedException {
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
