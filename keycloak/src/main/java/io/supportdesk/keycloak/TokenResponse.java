package io.supportdesk.keycloak;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What the token endpoint answered (RFC 6749, sections 5.1 and 5.2).
 *
 * @param status the HTTP status
 * @param body the JSON object
 */
public record TokenResponse(int status, JsonNode body) {

    static TokenResponse request(URI endpoint, Map<String, String> form) {
        var response = Http.send(Http.to(endpoint)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(Http.form(form))
                .build());
        return new TokenResponse(response.statusCode(), Http.JSON.readTree(response.body()));
    }

    /** @throws IllegalStateException when there is none, with the server's error */
    public String accessToken() {
        if (!body.has("access_token")) {
            throw new IllegalStateException("No access token: " + status + " " + body);
        }
        return body.get("access_token").asString();
    }

    /** The claims of the access token, read without a check of its signature. */
    public JsonNode claims() {
        var payload = Base64.getUrlDecoder().decode(accessToken().split("\\.", -1)[1]);
        return Http.JSON.readTree(new String(payload, StandardCharsets.UTF_8));
    }

    /** The scopes that were granted; they may be fewer than were asked for. */
    public List<String> scopes() {
        return List.of(body.path("scope").asString("").split(" "));
    }

    /** The error code and its description, empty when there was none. */
    public String error() {
        return (body.path("error").asString("") + " "
                        + body.path("error_description").asString(""))
                .strip();
    }
}
