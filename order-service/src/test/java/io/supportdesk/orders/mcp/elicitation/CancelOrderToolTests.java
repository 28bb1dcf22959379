package io.supportdesk.orders.mcp.elicitation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.spec.McpSchema.ElicitRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import io.supportdesk.orders.confirmation.InMemoryOperations;
import io.supportdesk.orders.mcp.McpProperties;
import io.supportdesk.orders.mcp.TestToolCalls;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.Transactions;
import io.supportdesk.orders.testing.OneOrder;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.TestClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.ai.mcp.annotation.context.McpSyncRequestContext;

class CancelOrderToolTests {

    private static final ElicitResult YES = new ElicitResult(Action.ACCEPT, Map.of("confirmed", true));

    private final TestClock clock = new TestClock();
    private final OneOrder order = new OneOrder(OrderStatus.PENDING);
    private final OpenQuestions questions =
            new OpenQuestions(new McpProperties(Duration.ofMinutes(30), 10, 3, 2, List.of(), List.of()));
    private final CancelOrderTool tool = new CancelOrderTool(
            TestToolCalls.by(People::amara),
            new OrderCancellation(
                    order,
                    order,
                    new InMemoryOperations(clock),
                    new Transactions() {
                        @Override
                        public <T> T inOne(Supplier<T> work) {
                            return work.get();
                        }
                    },
                    clock,
                    Duration.ofSeconds(65)),
            questions,
            clock);
    private final McpSyncRequestContext context = mock(McpSyncRequestContext.class);

    @BeforeEach
    void canShowForms() {
        when(context.clientCapabilities())
                .thenReturn(ClientCapabilities.builder().elicitation().build());
        when(context.elicit(any(ElicitRequest.class))).thenReturn(YES);
    }

    @Test
    void cancelsOnAYes() {
        assertThat(outcome()).isEqualTo("CANCELLED");
    }

    @Test
    void looksAtTheClockAgainAfterTheWait() {
        when(context.elicit(any(ElicitRequest.class))).thenAnswer(call -> {
            clock.move(Duration.ofSeconds(65));
            return YES;
        });

        assertThat(cancel().structuredContent().toString()).contains("EXPIRED", "nobody answered within 65 seconds");
        assertUntouched();
    }

    @Test
    void takesItsOwnTimeOutForNoAnswer() {
        when(context.elicit(any(ElicitRequest.class))).thenThrow(new RuntimeException(new TimeoutException("secret")));

        var result = cancel();

        assertThat(result.structuredContent().toString())
                .contains("EXPIRED", "within 65 seconds")
                .doesNotContain("secret");
        assertUntouched();
    }

    @Test
    void takesNoAnswerForNoYes() {
        when(context.elicit(any(ElicitRequest.class))).thenReturn(null);

        assertThat(outcome()).isEqualTo("NOT_CONFIRMED");
        assertUntouched();
    }

    @Test
    void saysThatItIsDoneAlsoWhenTheClientCanNotBeTold() {
        doThrow(new IllegalStateException("gone")).when(context).info(anyString());

        assertThat(outcome()).isEqualTo("CANCELLED");
    }

    @Test
    void asksNoClientThatCanOnlyOpenAddresses() {
        when(context.clientCapabilities())
                .thenReturn(
                        ClientCapabilities.builder().elicitation(false, true).build());

        assertThat(outcome()).isEqualTo("NO_ELICITATION");
        verify(context, never()).elicit(any(ElicitRequest.class));
    }

    @Test
    void limitsTheOpenQuestionsOfOnePerson() {
        questions.enter(People.amara());
        questions.enter(People.amara());

        assertThat(outcome()).isEqualTo("NOT_CONFIRMED");
        verify(context, never()).elicit(any(ElicitRequest.class));

        questions.leave(People.amara());
        assertThat(outcome()).isEqualTo("CANCELLED");
    }

    @Test
    void leavesRoomForOthers() {
        assertThat(questions.enter(People.amara())).isTrue();
        assertThat(questions.enter(People.amara())).isTrue();
        assertThat(questions.enter(People.amara())).isFalse();
        assertThat(questions.enter(People.ben())).isTrue();
        assertThat(questions.enter(People.ben())).isFalse();
    }

    private String outcome() {
        return (String) ((Map<?, ?>) cancel().structuredContent()).get("outcome");
    }

    private CallToolResult cancel() {
        return tool.cancelOrder(context, "ORD-10002");
    }

    private void assertUntouched() {
        assertThat(order.state.status()).isEqualTo(OrderStatus.PENDING);
        assertThat(order.refunds).isEmpty();
    }
}
