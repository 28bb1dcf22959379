package io.supportdesk.orders.testing;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One request of revision 2026-07-28 spoken by hand; each with-method gives a changed copy. */
public record RawCall(
        String url, String token, Map<String, String> headers, String method, Map<String, Object> params) {

    public static final String VERSION = "2026-07-28";

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final JsonMapper JSON = new JsonMapper();

    /** A good request of a client that can show forms. */
    public static RawCall of(String url, String token, String method) {
        var meta = Map.of(
                "io.modelcontextprotocol/protocolVersion", VERSION,
                "io.modelcontextprotocol/clientInfo", Map.of("name", "raw", "version", "1"),
                "io.modelcontextprotocol/clientCapabilities", Map.of("elicitation", Map.of("form", Map.of())));
        return new RawCall(
                url,
                token,
                Map.of("MCP-Protocol-Version", VERSION, "Mcp-Method", method),
                method,
                Map.of("_meta", meta));
    }

    /** A good call of a tool. */
    public static RawCall tool(String url, String token, String tool, Map<String, Object> arguments) {
        return of(url, token, "tools/call")
                .header("Mcp-Name", tool)
                .param("name", tool)
                .param("arguments", arguments);
    }

    public RawCall header(String name, String value) {
        var changed = new HashMap<>(headers);
        changed.put(name, value);
        return new RawCall(url, token, changed, method, params);
    }

    public RawCall withoutHeader(String name) {
        var changed = new HashMap<>(headers);
        changed.remove(name);
        return new RawCall(url, token, changed, method, params);
    }

    public RawCall param(String name, Object value) {
        var changed = new LinkedHashMap<>(params);
        changed.put(name, value);
        return new RawCall(url, token, headers, method, changed);
    }

    public RawCall withoutParam(String name) {
        var changed = new LinkedHashMap<>(params);
        changed.remove(name);
        return new RawCall(url, token, headers, method, changed);
    }

    /** Another entry of {@code _meta}. */
    public RawCall meta(String name, Object value) {
        var meta = new HashMap<String, Object>((Map<String, ?>) params.get("_meta"));
        meta.put(name, value);
        return param("_meta", meta);
    }

    public RawCall withoutMeta(String name) {
        var meta = new HashMap<String, Object>((Map<String, ?>) params.get("_meta"));
        meta.remove(name);
        return param("_meta", meta);
    }

    public RawCall as(String otherToken) {
        return new RawCall(url, otherToken, headers, method, params);
    }

    public RawCall at(String otherUrl) {
        return new RawCall(otherUrl, token, headers, method, params);
    }

    /** The same call, taken up with an answer. */
    public RawCall retry(String state, Map<String, Object> answer) {
        return param("requestState", state).param("inputResponses", Map.of("confirm_cancel", answer));
    }

    public HttpResponse<String> send() throws Exception {
        return post(JSON.writeValueAsString(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params)));
    }

    /** The body may be anything. */
    public HttpResponse<String> post(String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(url + "/mcp"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream");
        headers.forEach(request::header);
        return HTTP.send(request.POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
    }

    /** The answer's JSON. */
    public JsonNode json() throws Exception {
        return JSON.readTree(send().body());
    }
}
