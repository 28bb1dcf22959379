package io.supportdesk.agent.mcp;

import java.net.http.HttpHeaders;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a server's refusal over HTTP means for the person; nothing was done in any of these cases. */
public final class Refusals {

    private static final int FORBIDDEN = 403;
    private static final Pattern SCOPE = Pattern.compile("scope=\"([^\"]*)\"");

    private Refusals() {}

    /** A result that explains a 403 (MCP authorization, "insufficient_scope"); empty for every other status. */
    public static Optional<ToolStep> of(int status, HttpHeaders headers) {
        if (status != FORBIDDEN) {
            return Optional.empty();
        }
        var scope = headers.firstValue("WWW-Authenticate")
                .map(SCOPE::matcher)
                .filter(java.util.regex.Matcher::find)
                .map(match -> " It needs " + match.group(1) + ", which your roles do not give.")
                .orElse("");
        return Optional.of(new ToolStep.Returned(
                new ToolResult("You are not allowed to do this." + scope + " Nothing was changed.", true)));
    }
}
