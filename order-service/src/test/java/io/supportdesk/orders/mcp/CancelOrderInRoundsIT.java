package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.modern.McpSchema.ElicitInputRequest;
import io.modelcontextprotocol.modern.McpSchema.InputRequiredResult;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.StatelessClients;
import java.util.HashMap;
import java.util.Map;

/**
 * The table through the SDK's client of revision 2026-07-28: the call ends with the question, and another client takes
 * it up with the answer.
 */
class CancelOrderInRoundsIT extends CancelOrderContract {

    @Override
    Told call(String orderId, Person person) {
        var outcome = first(StatelessClients.asking(url(), token(People.AMARA)), orderId);
        return outcome instanceof InputRequiredResult question ? told(retry(orderId, question, person)) : told(outcome);
    }

    @Override
    Told callWithoutForms(String orderId) {
        return told(first(StatelessClients.silent(url(), token(People.AMARA)), orderId));
    }

    private static CallToolOutcome first(McpSyncClient client, String orderId) {
        return client.tool("cancel_order").arguments(Map.of("orderId", orderId)).callOnce();
    }

    private CallToolOutcome retry(String orderId, InputRequiredResult asked, Person person) {
        assertThat(asked.inputRequests()).containsOnlyKeys("confirm_cancel");
        var form =
                (ElicitFormRequest) ((ElicitInputRequest) asked.inputRequests().get("confirm_cancel")).params();
        var reply = person.answer(new Question(form.message(), form.requestedSchema(), form.meta()));
        return StatelessClients.asking(url(), token(People.AMARA))
                .tool("cancel_order")
                .arguments(Map.of("orderId", orderId))
                .requestState(asked.requestState())
                .inputResponses(Map.of("confirm_cancel", wire(reply)))
                .callOnce();
    }

    /** As a map, because the SDK's own result type has no {@code _meta}. */
    private static Map<String, Object> wire(Reply reply) {
        var wire = new HashMap<String, Object>(Map.of("action", reply.action()));
        if (reply.content() != null) {
            wire.put("content", reply.content());
        }
        if (reply.meta() != null) {
            wire.put("_meta", reply.meta());
        }
        return wire;
    }

    @SuppressWarnings("unchecked")
    private static Told told(CallToolOutcome outcome) {
        var result = (CallToolResult) outcome;
        return new Told(
                ((TextContent) result.content().getFirst()).text(),
                (Map<String, Object>) result.structuredContent(),
                Boolean.TRUE.equals(result.isError()));
    }
}
