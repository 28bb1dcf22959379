package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpSchema.CompleteRequest;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult;
import io.modelcontextprotocol.modern.McpSchema.GetPromptOutcome;
import io.modelcontextprotocol.modern.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.modern.McpSchema.GetPromptResult;
import io.modelcontextprotocol.modern.McpSchema.Prompt;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncPrompt;
import io.modelcontextprotocol.modern.server.feature.McpSyncPromptRepository;
import io.modelcontextprotocol.modern.server.feature.PromptsPage;
import io.modelcontextprotocol.server.McpServerFeatures.SyncCompletionSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The prompts of the older revision and the completion of their arguments, offered in the newer one. */
final class Prompts implements McpSyncPromptRepository {

    private final Map<String, McpSyncPrompt> prompts = new LinkedHashMap<>();
    private final Translation translation;

    Prompts(
            List<SyncPromptSpecification> older,
            List<SyncCompletionSpecification> completions,
            Translation translation) {
        this.translation = translation;
        for (var specification : older) {
            var prompt = translation.to(Prompt.class, specification.prompt());
            prompts.put(prompt.name(), McpSyncPrompt.of(prompt, (context, request) -> get(specification, request)));
        }
        for (var completion : completions) {
            prompts.computeIfPresent(
                    completion.referenceKey().identifier(),
                    (name, prompt) ->
                            prompt.withCompletionHandler((context, request) -> complete(completion, request)));
        }
    }

    @Override
    public PromptsPage list(McpRequestContext context, @Nullable String cursor) {
        return PromptsPage.of(
                prompts.values().stream().map(McpSyncPrompt::definition).toList());
    }

    @Override
    public @Nullable McpSyncPrompt find(McpRequestContext context, String name) {
        return prompts.get(name);
    }

    @Override
    public boolean supportsCompletion() {
        return true;
    }

    /** These handlers do not look at the exchange, so there is none. */
    private McpSyncResponse<GetPromptOutcome> get(SyncPromptSpecification older, GetPromptRequest request) {
        var given = translation.to(
                io.modelcontextprotocol.spec.McpSchema.GetPromptRequest.class,
                GetPromptRequest.builder(request.name())
                        .arguments(request.arguments())
                        .build());
        var result = translation.call(() -> older.promptHandler().apply(null, given));
        return McpSyncResponse.result(translation.to(GetPromptResult.class, result));
    }

    private CompleteResult complete(SyncCompletionSpecification older, CompleteRequest request) {
        var given = translation.to(io.modelcontextprotocol.spec.McpSchema.CompleteRequest.class, request);
        return translation.to(
                CompleteResult.class,
                translation.call(() -> older.completionHandler().apply(null, given)));
    }
}
