package io.supportdesk.keycloak;

import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The code flow of support-agent as a browser sees it, without one: cookies, the login form, the redirect back. */
final class Browser {

    static final String VERIFIER = "a-verifier-that-is-at-least-forty-three-characters-long";
    static final String REDIRECT = "http://127.0.0.1:51234/login/oauth2/code/keycloak";
    private static final Pattern ACTION = Pattern.compile("action=\"([^\"]+)\"");

    private static final Pattern HIDDEN_CODE = Pattern.compile("name=\"code\" value=\"([^\"]+)\"");

    private final Keycloak keycloak;
    private final Map<String, String> cookies = new HashMap<>();

    Browser(Keycloak keycloak) {
        this.keycloak = keycloak;
    }

    /** Where the authorization endpoint sends a browser that has no session: its page (200) or a redirect. */
    HttpResponse<String> authorize(Map<String, String> more) {
        var query = new LinkedHashMap<String, String>();
        query.put("client_id", "support-agent");
        query.put("response_type", "code");
        query.put("redirect_uri", REDIRECT);
        query.put("scope", "openid");
        query.put("state", "s");
        query.put("nonce", "n");
        query.putAll(more);
        return open(URI.create(keycloak.issuer() + "/protocol/openid-connect/auth?" + encoded(query)));
    }

    /** Signs in with PKCE and returns the token endpoint's answer. */
    TokenResponse signIn(String username, String password) {
        var page = authorize(pkce());
        var answer = submit(page, Map.of("username", username, "password", password));
        var location = answer.headers().firstValue("Location").orElseThrow();
        var code = location.replaceAll("^.*[?&]code=([^&]*).*$", "$1");
        return keycloak.tokens()
                .request(
                        "support-agent",
                        keycloak.agentSecret(),
                        Map.of(
                                "grant_type", "authorization_code",
                                "code", code,
                                "redirect_uri", REDIRECT,
                                "code_verifier", VERIFIER));
    }

    /** Opens the address that a terminal shows, signs in there, and agrees. */
    HttpResponse<String> confirmDevice(URI address, String username, String password) {
        var login = follow(open(address));
        var consent = follow(submit(login, Map.of("username", username, "password", password)));
        return follow(submit(consent, Map.of("accept", "Yes")));
    }

    private HttpResponse<String> follow(HttpResponse<String> response) {
        var current = response;
        while (current.statusCode() / 100 == 3) {
            var location = current.headers().firstValue("Location").orElseThrow();
            current = open(current.uri().resolve(location));
        }
        return current;
    }

    private HttpResponse<String> submit(HttpResponse<String> page, Map<String, String> fields) {
        var action = ACTION.matcher(page.body());
        if (!action.find()) {
            throw new IllegalStateException("no form: " + page.statusCode() + " " + page.body());
        }
        var hidden = HIDDEN_CODE.matcher(page.body());
        var form = new LinkedHashMap<>(fields);
        if (hidden.find()) {
            form.put("code", hidden.group(1));
        }
        return send(Http.to(page.uri().resolve(action.group(1).replace("&amp;", "&")))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Cookie", cookieHeader())
                .POST(Http.form(form)));
    }

    static Map<String, String> pkce() {
        return Map.of("code_challenge", challenge(), "code_challenge_method", "S256");
    }

    static String challenge() {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(VERIFIER.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    HttpResponse<String> open(URI address) {
        return send(Http.to(address).header("Cookie", cookieHeader()));
    }

    private HttpResponse<String> send(java.net.http.HttpRequest.Builder request) {
        var response = Http.send(request.build());
        for (var cookie : response.headers().allValues("Set-Cookie")) {
            var pair = cookie.split(";", 2)[0].split("=", 2);
            cookies.put(pair[0], pair[1]);
        }
        return response;
    }

    private String cookieHeader() {
        return cookies.entrySet().stream()
                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }

    private static String encoded(Map<String, String> query) {
        return query.entrySet().stream()
                .map(field -> field.getKey() + "=" + Http.encoded(field.getValue()))
                .collect(Collectors.joining("&"));
    }
}
