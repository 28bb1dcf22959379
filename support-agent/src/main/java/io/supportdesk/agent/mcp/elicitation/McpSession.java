package io.supportdesk.agent.mcp.elicitation;

import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.LoggingMessageNotification;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.supportdesk.agent.mcp.CallListener;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.ToolCall;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/**
 * One protocol session of one person in one conversation with one server. A question of the server belongs to the only
 * call in flight; with none or several it is refused, since nobody guesses whose it is.
 */
final class McpSession {

    private static final JsonMapper JSON = new JsonMapper();

    private record InFlight(ToolCall call, CallListener listener) {}

    private final String server;
    private final FormElicitations elicitations;
    private final ExecutorService threads;
    private final Map<String, InFlight> inFlight = new ConcurrentHashMap<>();
    private final Map<String, Future<?>> questions = new ConcurrentHashMap<>();
    private final McpAsyncClient client;
    private @Nullable List<OfferedTool> tools;

    McpSession(
            String server,
            FormElicitations elicitations,
            ExecutorService threads,
            Function<McpSession, McpAsyncClient> connect) {
        this.server = server;
        this.elicitations = elicitations;
        this.threads = threads;
        this.client = connect.apply(this);
    }

    /** The tools that the server offers this person; asked once per session. */
    synchronized List<OfferedTool> tools(Duration timeout) {
        if (tools == null) {
            var listed = client.listTools().block(timeout);
            tools = listed == null
                    ? List.of()
                    : listed.tools().stream().map(this::offered).toList();
        }
        return tools;
    }

    McpSchema.@Nullable CallToolResult call(ToolCall call, CallListener listener, Duration timeout) {
        inFlight.put(call.id(), new InFlight(call, listener));
        try {
            var request = new McpSchema.CallToolRequest.Builder()
                    .name(call.tool())
                    .arguments(call.arguments())
                    .progressToken(call.id())
                    .build();
            return client.callTool(request).block(timeout);
        } finally {
            inFlight.remove(call.id());
            abandon(call);
        }
    }

    McpSchema.@Nullable ReadResourceResult read(String uri, Duration timeout) {
        return client.readResource(McpSchema.ReadResourceRequest.builder(uri).build())
                .block(timeout);
    }

    Mono<ElicitResult> elicited(ElicitFormRequest request) {
        var calls = List.copyOf(inFlight.values());
        if (calls.size() != 1) {
            return Mono.just(elicitations.refuseUnsolicited());
        }
        var call = calls.getFirst().call();
        return Mono.create(sink -> questions.put(
                call.id(), threads.submit(() -> sink.success(elicitations.answer(server, call, request)))));
    }

    Mono<Void> progressed(ProgressNotification progress) {
        return Mono.fromRunnable(() -> {
            var call = inFlight.get(String.valueOf(progress.progressToken()));
            if (call != null) {
                call.listener().progress(progress.progress(), progress.total(), progress.message());
            }
        });
    }

    Mono<Void> logged(LoggingMessageNotification log) {
        return Mono.fromRunnable(() -> inFlight.values()
                .forEach(call ->
                        call.listener().log(log.level().name().toLowerCase(java.util.Locale.ROOT), log.data())));
    }

    void close() {
        inFlight.values().forEach(call -> abandon(call.call()));
        client.closeGracefully().onErrorComplete().subscribe();
    }

    /** A question whose call is over can have no effect any more, so it is withdrawn. */
    private void abandon(ToolCall call) {
        var question = questions.remove(call.id());
        if (question != null) {
            question.cancel(true);
        }
    }

    private OfferedTool offered(McpSchema.Tool tool) {
        var hints = tool.annotations();
        return new OfferedTool(
                server,
                tool.name(),
                tool.description() == null ? "" : tool.description(),
                JSON.writeValueAsString(tool.inputSchema()),
                hints != null && Boolean.TRUE.equals(hints.readOnlyHint()));
    }
}
