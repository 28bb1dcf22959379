package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.mcp.ToolServers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;

/** The reviewed prompt with what belongs to this turn: the returns policy, and the order that the page names. */
@Component
class SystemPrompt {

    private static final Pattern ORDER_ID = Pattern.compile("[A-Za-z0-9-]{1,40}");

    private final ToolServers servers;
    private final String text;

    SystemPrompt(ToolServers servers) {
        this.servers = servers;
        try {
            this.text = new ClassPathResource("prompts/support-desk.md").getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String of(Turn turn) {
        return text + policy(turn) + order(turn);
    }

    private String policy(Turn turn) {
        return resource(turn, "policy://returns")
                .map(policy -> "\n\n# Returns policy\n\n" + policy)
                .orElse("");
    }

    private String order(Turn turn) {
        var id = turn.orderId();
        if (id == null || !ORDER_ID.matcher(id).matches()) {
            return "";
        }
        return resource(turn, "order://" + id)
                .map(order -> "\n\nAttached order: " + order)
                .orElse("");
    }

    private java.util.Optional<String> resource(Turn turn, String uri) {
        return servers.resource(turn.person(), turn.conversation().value(), uri);
    }
}
