package io.supportdesk.agent.mcp;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.supportdesk.agent.identity.IdentityProviderUnavailable;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.identity.Person;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** The tools and resources of all configured servers, used as one person. Methods block; call them on virtual threads. */
@Service
public class ToolServers {

    private static final Logger log = LoggerFactory.getLogger(ToolServers.class);
    private static final Duration QUICK = Duration.ofSeconds(15);

    private final ServerProperties servers;
    private final McpSessions sessions;

    ToolServers(ServerProperties servers, McpSessions sessions) {
        this.servers = servers;
        this.sessions = sessions;
    }

    /** What the person can use now; a server that is down takes away its tools only. */
    public List<OfferedTool> tools(Person person, String conversation) {
        return List.copyOf(byName(person, conversation).keySet());
    }

    /**
     * Calls a tool, its questions to the person included, for at most the configured time. A failure on the way is a
     * result that says so; a call that may have changed something is never repeated.
     *
     * @throws NotSignedIn when the login has ended
     * @throws IdentityProviderUnavailable when nobody can be acted for now
     */
    public ToolResult call(ToolCall call, CallListener listener) {
        for (var offered : byName(call.person(), call.conversation()).entrySet()) {
            if (offered.getKey().name().equals(call.tool())) {
                var key = new McpSessions.Key(call.person(), call.conversation(), offered.getValue());
                return call(key, offered.getKey(), call, listener);
            }
        }
        return new ToolResult("There is no tool " + call.tool() + " on this desk now.", true);
    }

    /** A text resource, from the first server that has it; empty when none has, or none answers. */
    public Optional<String> resource(Person person, String conversation, String uri) {
        return servers.servers().keySet().stream()
                .map(server -> new McpSessions.Key(person, conversation, server))
                .flatMap(key -> Optional.ofNullable(resource(key, uri)).stream())
                .findFirst();
    }

    private Map<OfferedTool, String> byName(Person person, String conversation) {
        Map<OfferedTool, String> tools = new LinkedHashMap<>();
        for (var server : servers.servers().keySet()) {
            var key = new McpSessions.Key(person, conversation, server);
            attempt(key, session -> session.tools(QUICK)).orElse(List.of()).forEach(tool -> tools.put(tool, server));
        }
        return tools;
    }

    private @Nullable String resource(McpSessions.Key key, String uri) {
        return attempt(key, session -> session.read(uri, QUICK))
                .flatMap(result -> result.contents().stream()
                        .filter(McpSchema.TextResourceContents.class::isInstance)
                        .map(content -> ((McpSchema.TextResourceContents) content).text())
                        .findFirst())
                .orElse(null);
    }

    private ToolResult call(McpSessions.Key key, OfferedTool tool, ToolCall call, CallListener listener) {
        if (tool.readOnly()) {
            return attempt(key, session -> session.call(call, listener, sessions.callTimeout()))
                    .map(ToolServers::result)
                    .orElseGet(() -> new ToolResult("The server did not answer; try again later.", true));
        }
        try {
            return result(sessions.session(key).call(call, listener, sessions.callTimeout()));
        } catch (RuntimeException e) {
            identityFailure(e);
            sessions.discard(key);
            log.warn("a call of {} failed on the way", call.tool(), e);
            return new ToolResult(
                    "It is not known whether this was done, since the server did not answer. "
                            + "Look at the order before trying again.",
                    true);
        }
    }

    /** Tries a reading step twice, the second time in a new session; empty when both fail. */
    private <T> Optional<T> attempt(McpSessions.Key key, Step<T> step) {
        for (var tries = 0; tries < 2; tries++) {
            try {
                return Optional.ofNullable(step.in(sessions.session(key)));
            } catch (RuntimeException e) {
                identityFailure(e);
                if (e instanceof McpError) {
                    return Optional.empty();
                }
                sessions.discard(key);
                log.info("server {} failed in a reading step", key.server(), e);
            }
        }
        return Optional.empty();
    }

    private interface Step<T> {
        @Nullable
        T in(McpSession session);
    }

    private static void identityFailure(@Nullable Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof NotSignedIn notSignedIn) {
                throw notSignedIn;
            }
            if (cause instanceof IdentityProviderUnavailable unavailable) {
                throw unavailable;
            }
        }
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
