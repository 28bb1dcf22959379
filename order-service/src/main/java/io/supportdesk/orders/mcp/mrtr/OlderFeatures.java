package io.supportdesk.orders.mcp.mrtr;

import io.modelcontextprotocol.server.McpServerFeatures.SyncCompletionSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/**
 * What the older revision's server offers. To be asked only after all beans are there: the lists are made out of the
 * annotated beans that exist at that moment, for both revisions.
 */
@Component
class OlderFeatures {

    private final ObjectProvider<List<SyncToolSpecification>> tools;
    private final ObjectProvider<List<SyncResourceSpecification>> resources;
    private final ObjectProvider<List<SyncResourceTemplateSpecification>> templates;
    private final ObjectProvider<List<SyncPromptSpecification>> prompts;
    private final ObjectProvider<List<SyncCompletionSpecification>> completions;

    OlderFeatures(
            ObjectProvider<List<SyncToolSpecification>> tools,
            ObjectProvider<List<SyncResourceSpecification>> resources,
            ObjectProvider<List<SyncResourceTemplateSpecification>> templates,
            ObjectProvider<List<SyncPromptSpecification>> prompts,
            ObjectProvider<List<SyncCompletionSpecification>> completions) {
        this.tools = tools;
        this.resources = resources;
        this.templates = templates;
        this.prompts = prompts;
        this.completions = completions;
    }

    List<SyncToolSpecification> tools() {
        return all(tools);
    }

    List<SyncResourceSpecification> resources() {
        return all(resources);
    }

    List<SyncResourceTemplateSpecification> templates() {
        return all(templates);
    }

    List<SyncPromptSpecification> prompts() {
        return all(prompts);
    }

    List<SyncCompletionSpecification> completions() {
        return all(completions);
    }

    private static <T> List<T> all(ObjectProvider<List<T>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }
}
