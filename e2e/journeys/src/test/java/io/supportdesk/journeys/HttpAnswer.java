package io.supportdesk.journeys;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a service answered.
 *
 * @param headers by lower-case name, without the date and what belongs to the connection
 */
public record HttpAnswer(int status, Map<String, List<String>> headers, String body) {

    private static final List<String> OF_THE_CONNECTION = List.of("date", "connection", "keep-alive");

    /** The same with a body that has been read. */
    public static HttpAnswer of(HttpResponse<String> response) {
        var headers = new TreeMap<String, List<String>>();
        response.headers().map().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values));
        OF_THE_CONNECTION.forEach(headers::remove);
        return new HttpAnswer(response.statusCode(), headers, response.body());
    }

    /** The body; fails when it is not JSON. */
    public JsonNode json() {
        return JsonMapper.shared().readTree(body);
    }

    /** That field of the body as text, empty where there is none. */
    public String text(String field) {
        return json().path(field).asString("");
    }

    /** The stable code of a problem document, empty for every other body. */
    public String code() {
        return text("code");
    }

    /** The same where the id that was asked for, which a problem repeats in its "instance", is replaced by a word. */
    public HttpAnswer without(String id) {
        return new HttpAnswer(status, headers, body.replace(id, "(id)"));
    }

    /** The first value of that header, empty where there is none. */
    public String header(String name) {
        return headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of("")).getFirst();
    }
}
