package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.modern.McpSchema.ReadResourceOutcome;
import io.modelcontextprotocol.modern.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.modern.McpSchema.Resource;
import io.modelcontextprotocol.modern.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncResource;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceRepository;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceTemplate;
import io.modelcontextprotocol.modern.server.feature.ResourceTemplatesPage;
import io.modelcontextprotocol.modern.server.feature.ResourcesPage;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.util.DefaultMcpUriTemplateManager;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The resources and templates of the older revision, offered in the newer one. */
final class Resources implements McpSyncResourceRepository {

    private final List<SyncResourceSpecification> resources;
    private final List<SyncResourceTemplateSpecification> templates;
    private final Translation translation;

    Resources(
            List<SyncResourceSpecification> resources,
            List<SyncResourceTemplateSpecification> templates,
            Translation translation) {
        this.resources = resources;
        this.templates = templates;
        this.translation = translation;
    }

    @Override
    public ResourcesPage list(McpRequestContext context, @Nullable String cursor) {
        return ResourcesPage.of(resources.stream()
                .map(each -> translation.to(Resource.class, each.resource()))
                .toList());
    }

    @Override
    public ResourceTemplatesPage listTemplates(McpRequestContext context, @Nullable String cursor) {
        return ResourceTemplatesPage.of(templates.stream().map(this::definition).toList());
    }

    @Override
    public @Nullable McpSyncResource find(McpRequestContext context, String uri) {
        return Stream.concat(
                        resources.stream()
                                .filter(each -> each.resource().uri().equals(uri))
                                .map(SyncResourceSpecification::readHandler),
                        templates.stream()
                                .filter(each -> matches(each, uri))
                                .map(SyncResourceTemplateSpecification::readHandler))
                .findFirst()
                .map(this::resource)
                .orElse(null);
    }

    @Override
    public @Nullable McpSyncResourceTemplate findTemplate(McpRequestContext context, String uriTemplate) {
        return templates.stream()
                .map(this::definition)
                .filter(each -> each.uriTemplate().equals(uriTemplate))
                .findFirst()
                .map(McpSyncResourceTemplate::of)
                .orElse(null);
    }

    private ResourceTemplate definition(SyncResourceTemplateSpecification older) {
        return translation.to(ResourceTemplate.class, older.resourceTemplate());
    }

    private static boolean matches(SyncResourceTemplateSpecification template, String uri) {
        return new DefaultMcpUriTemplateManager(template.resourceTemplate().uriTemplate()).matches(uri);
    }

    private McpSyncResource resource(
            BiFunction<
                            McpSyncServerExchange,
                            ReadResourceRequest,
                            io.modelcontextprotocol.spec.McpSchema.ReadResourceResult>
                    handler) {
        return McpSyncResource.of((context, request) -> read(handler, request.uri()));
    }

    /** These handlers do not look at the exchange, so there is none. */
    private McpSyncResponse<ReadResourceOutcome> read(
            BiFunction<
                            McpSyncServerExchange,
                            ReadResourceRequest,
                            io.modelcontextprotocol.spec.McpSchema.ReadResourceResult>
                    handler,
            String uri) {
        var result = translation.call(() -> handler.apply(null, new ReadResourceRequest(uri)));
        return McpSyncResponse.result(translation.to(ReadResourceResult.class, result));
    }
}
