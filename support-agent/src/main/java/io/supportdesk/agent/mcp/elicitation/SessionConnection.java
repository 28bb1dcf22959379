package io.supportdesk.agent.mcp.elicitation;

import io.modelcontextprotocol.client.transport.McpHttpClientTransportAuthorizationException;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.CallListener;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.PendingInput;
import io.supportdesk.agent.mcp.Refusals;
import io.supportdesk.agent.mcp.ServerConnection;
import io.supportdesk.agent.mcp.ToolCall;
import io.supportdesk.agent.mcp.ToolResult;
import io.supportdesk.agent.mcp.ToolStep;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A server over sessions; a call returns when it is over, questions included. */
final class SessionConnection implements ServerConnection {

    private static final Duration QUICK = Duration.ofSeconds(15);

    private final McpSessions sessions;
    private final Duration callTimeout;

    SessionConnection(McpSessions sessions, Duration callTimeout) {
        this.sessions = sessions;
        this.callTimeout = callTimeout;
    }

    @Override
    public List<OfferedTool> tools(Person person, String conversation) {
        return session(person, conversation).tools(QUICK);
    }

    @Override
    public Optional<String> read(Person person, String conversation, String uri) {
        try {
            var result = session(person, conversation).read(uri, QUICK);
            return result == null
                    ? Optional.empty()
                    : result.contents().stream()
                            .filter(McpSchema.TextResourceContents.class::isInstance)
                            .map(content -> ((McpSchema.TextResourceContents) content).text())
                            .findFirst();
        } catch (McpError e) {
            return Optional.empty();
        }
    }

    @Override
    public ToolStep call(ToolCall call, CallListener listener) {
        try {
            return new ToolStep.Returned(
                    result(session(call.person(), call.conversation()).call(call, listener, callTimeout)));
        } catch (RuntimeException e) {
            return refusal(e).orElseThrow(() -> e);
        }
    }

    private static Optional<ToolStep> refusal(@Nullable Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof McpHttpClientTransportAuthorizationException refused) {
                var response = refused.getResponseInfo();
                return Refusals.of(response.statusCode(), response.headers());
            }
        }
        return Optional.empty();
    }

    @Override
    public ToolStep proceed(ToolCall call, PendingInput answered, CallListener listener) {
        throw new IllegalStateException("a call over a session never stops");
    }

    @Override
    public void forget(Person person, String conversation) {
        sessions.discard(new McpSessions.Key(person, conversation));
    }

    private McpSession session(Person person, String conversation) {
        return sessions.session(new McpSessions.Key(person, conversation));
    }

    private static ToolResult result(McpSchema.@Nullable CallToolResult result) {
        if (result == null) {
            return new ToolResult("The server returned nothing.", true);
        }
        var text = result.content().stream()
                .filter(McpSchema.TextContent.class::isInstance)
                .map(content -> ((McpSchema.TextContent) content).text())
                .collect(Collectors.joining("\n"));
        return new ToolResult(text, Boolean.TRUE.equals(result.isError()));
    }
}
