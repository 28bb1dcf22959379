package io.supportdesk.agent.mcp.mrtr;

import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.modelcontextprotocol.modern.client.transport.McpHttpStatusException;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.CallListener;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.PendingInput;
import io.supportdesk.agent.mcp.Refusals;
import io.supportdesk.agent.mcp.ServerConnection;
import io.supportdesk.agent.mcp.ToolCall;
import io.supportdesk.agent.mcp.ToolResult;
import io.supportdesk.agent.mcp.ToolStep;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** A server without sessions; a call returns at a question, with all that is needed to go on anywhere. */
final class StatelessConnection implements ServerConnection {

    private static final JsonMapper JSON = new JsonMapper();

    private final String server;
    private final String title;
    private final McpSyncClient client;
    private final OrderServiceTokens tokens;

    StatelessConnection(String server, String title, McpSyncClient client, OrderServiceTokens tokens) {
        this.server = server;
        this.title = title;
        this.client = client;
        this.tokens = tokens;
    }

    /** Never from the client's cache, which does not know whose list it is. */
    @Override
    public List<OfferedTool> tools(Person person, String conversation) {
        return as(person, () -> client.listTools().skipCache().list()).tools().stream()
                .map(this::offered)
                .toList();
    }

    @Override
    public Optional<String> read(Person person, String conversation, String uri) {
        try {
            return as(person, () -> client.resource(uri).read()).contents().stream()
                    .filter(McpSchema.TextResourceContents.class::isInstance)
                    .map(content -> ((McpSchema.TextResourceContents) content).text())
                    .findFirst();
        } catch (McpException e) {
            return Optional.empty();
        }
    }

    @Override
    public ToolStep call(ToolCall call, CallListener listener) {
        return step(call, 0, spec(call, listener));
    }

    @Override
    public ToolStep proceed(ToolCall call, PendingInput answered, CallListener listener) {
        var responses = new HashMap<String, Object>(answered.answers());
        var spec = spec(call, listener).inputResponses(responses).requestState(answered.state());
        return step(call, answered.round(), spec);
    }

    /** There is nothing to forget. */
    @Override
    public void forget(Person person, String conversation) {}

    private McpSyncClient.ToolSpec spec(ToolCall call, CallListener listener) {
        var tool = McpSchema.Tool.builder(call.tool(), Map.of("type", "object")).build();
        return client.tool(tool)
                .arguments(call.arguments())
                .progress(progress -> listener.progress(progress.progress(), progress.total(), progress.message()));
    }

    private ToolStep step(ToolCall call, int round, McpSyncClient.ToolSpec spec) {
        try {
            return switch (as(call.person(), spec::callOnce)) {
                case McpSchema.InputRequiredResult required
                when !required.inputRequests().isEmpty() -> new ToolStep.Asks(pending(required, round + 1));
                case McpSchema.CallToolResult result -> returned(text(result), Boolean.TRUE.equals(result.isError()));
                default -> returned("The server returned something that this desk does not know.", true);
            };
        } catch (McpException e) {
            return returned("The server refused this: " + e.error().message(), true);
        } catch (McpHttpStatusException e) {
            return Refusals.of(e.statusCode(), e.headers()).orElseThrow(() -> e);
        }
    }

    private PendingInput pending(McpSchema.InputRequiredResult required, int round) {
        var open = required.inputRequests().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> asked(entry.getKey(), entry.getValue()))
                .toList();
        var state = required.requestState() == null ? "" : required.requestState();
        return new PendingInput(server, StatelessProtocol.REVISION, state, round, open, Map.of());
    }

    /** What is no form is kept as a question without one, which nobody is shown. */
    private static PendingInput.Asked asked(String key, McpSchema.InputRequest request) {
        return request instanceof McpSchema.ElicitInputRequest elicit
                        && elicit.params() instanceof McpSchema.ElicitFormRequest form
                ? new PendingInput.Asked(key, form.message(), form.requestedSchema())
                : new PendingInput.Asked(key, "", Map.of());
    }

    /** The token is taken for each request, so that an answer is acted on with one that was issued after it. */
    private <T> T as(Person person, Supplier<T> request) {
        try {
            return ScopedValue.where(StatelessProtocol.TOKEN, tokens.tokenFor(person))
                    .call(request::get);
        } catch (McpHttpStatusException e) {
            if (e.statusCode() == 401) {
                throw new NotSignedIn("the server did not take the token");
            }
            throw e;
        }
    }

    private OfferedTool offered(McpSchema.Tool tool) {
        var hints = tool.annotations();
        return new OfferedTool(
                title,
                tool.name(),
                tool.description() == null ? "" : tool.description(),
                JSON.writeValueAsString(tool.inputSchema()),
                hints != null && Boolean.TRUE.equals(hints.readOnlyHint()));
    }

    private static String text(McpSchema.CallToolResult result) {
        return result.content().stream()
                .filter(McpSchema.TextContent.class::isInstance)
                .map(content -> ((McpSchema.TextContent) content).text())
                .collect(Collectors.joining("\n"));
    }

    private static ToolStep returned(@Nullable String text, boolean failed) {
        return new ToolStep.Returned(new ToolResult(text == null ? "" : text, failed));
    }
}
