package io.supportdesk.orders.mcp.web;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springframework.http.MediaType;

/** The one answer for every session that is not the caller's: 404, on which a client starts a new session. */
final class SessionNotFound {

    private static final byte[] BODY =
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32001,\"message\":\"Session not found\"}}"
                    .getBytes(StandardCharsets.UTF_8);

    private SessionNotFound() {}

    static void write(HttpServletResponse response) throws IOException {
        response.setStatus(HttpServletResponse.SC_NOT_FOUND);
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getOutputStream().write(BODY);
    }
}
