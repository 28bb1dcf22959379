package io.supportdesk.journeys.replicas;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.journeys.ApiClient;
import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.EventFeed;
import io.supportdesk.journeys.OpenQuestion;
import io.supportdesk.journeys.OrdersDatabase;
import io.supportdesk.stack.ServiceProcess;
import io.supportdesk.stack.Stack;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** An open question outlives the replicas: whoever is left goes on when the answer comes. */
class ReplicasIT {

    private static Stack stack;
    private static OrdersDatabase orders;

    @BeforeAll
    static void start() {
        stack = Stack.start(DeskStack.options()
                .withReplicas(2)
                .withLogs(Path.of("target", "stack-replicas").toAbsolutePath()));
        orders = new OrdersDatabase(stack.postgres().jdbcUrl());
    }

    @AfterAll
    static void end() {
        stack.close();
    }

    @Test
    @DisplayName("chat on one replica, events on another, the answer through the proxy")
    void everyRequestMayGoElsewhere() {
        var order = orders.takePending();
        var amara = amara();
        try (var page = amara.at(agent(1).url()).events()) {
            var question = ask(amara.at(agent(0).url()), page, order);
            assertThat(question.accept().status()).isEqualTo(202);
            assertThat(reply(page, question)).contains(order + " is cancelled");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    @DisplayName("C77: the agent that asked is killed; another one cancels and finishes the sentence")
    void theAgentThatAskedIsKilled() {
        var order = orders.takePending();
        var amara = amara();
        try (var page = amara.at(agent(1).url()).events()) {
            var question = ask(amara.at(agent(0).url()), page, order);
            agent(0).kill();
            assertThat(answerAt(agent(1), question).status()).isEqualTo(202);
            assertThat(reply(page, question)).contains(order + " is cancelled");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
            assertThat(amara.at(agent(1).url()).history(question.conversation()))
                    .hasSize(2);
        } finally {
            revive(agent(0));
        }
    }

    @Test
    @DisplayName("C81: the agent that asked is killed; a No is still a No")
    void aNoAfterTheAgentWasKilledChangesNothing() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var amara = amara();
        try (var page = amara.at(agent(1).url()).events()) {
            var question = ask(amara.at(agent(0).url()), page, order);
            agent(0).kill();
            var shown = at(agent(1), question);
            assertThat(shown.decline("no").status()).isEqualTo(202);
            assertThat(reply(page, question)).contains("declined");
            assertThat(orders.stand(order)).isEqualTo(before);
        } finally {
            revive(agent(0));
        }
    }

    @Test
    @DisplayName("C55: every order-service that could have asked is killed and started anew")
    void theOrderServiceThatAskedIsKilled() {
        var order = orders.takePending();
        var amara = amara();
        try (var page = amara.at(agent(1).url()).events()) {
            var question = ask(amara.at(agent(0).url()), page, order);
            for (var service : stack.orders().processes()) {
                service.kill();
                service.restart();
            }
            assertThat(answerAt(agent(1), question).status()).isEqualTo(202);
            assertThat(reply(page, question)).contains(order + " is cancelled");
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    @Test
    @DisplayName("C78: all replicas of both services are replaced, one after the other, while a question is open")
    void allReplicasAreReplaced() {
        var order = orders.takePending();
        var amara = amara();
        try (var page = amara.at(agent(1).url()).events()) {
            var question = ask(amara.at(agent(0).url()), page, order);
            Stream.of(stack.agents(), stack.orders())
                    .flatMap(replicas -> replicas.processes().stream())
                    .forEach(process -> {
                        process.stop();
                        process.restart();
                    });
            try (var again = amara.at(agent(0).url()).eventsAfter(last(page))) {
                assertThat(answerAt(agent(1), question).status()).isEqualTo(202);
                assertThat(reply(again, question)).contains(order + " is cancelled");
            }
            assertThat(orders.status(order)).isEqualTo("CANCELLED");
        }
    }

    private static ApiClient amara() {
        var token = stack.keycloak().tokens().accessToken("amara", "amara-demo");
        return new ApiClient(stack.url(), token);
    }

    private static ServiceProcess agent(int number) {
        return stack.agents().get(number);
    }

    /** Asks at that replica; the page hangs at another one. */
    private static OpenQuestion ask(ApiClient at, EventFeed page, String order) {
        var conversation = at.startConversation();
        var turn = at.say(conversation, "cancel " + order).text("turn");
        var id = page.await(
                        "confirmation", event -> event.text("conversationId").equals(conversation))
                .text("id");
        return new OpenQuestion(
                at, page, conversation, turn, at.confirmation(id).json());
    }

    private static OpenQuestion at(ServiceProcess replica, OpenQuestion question) {
        return new OpenQuestion(
                question.person().at(replica.url()),
                question.feed(),
                question.conversation(),
                question.turn(),
                question.shown());
    }

    private static io.supportdesk.journeys.HttpAnswer answerAt(ServiceProcess replica, OpenQuestion question) {
        return at(replica, question).accept();
    }

    private static String reply(EventFeed page, OpenQuestion question) {
        return page.await("reply", event -> event.text("turn").equals(question.turn()))
                .text("text");
    }

    private static String last(EventFeed page) {
        return List.copyOf(page.seen()).getLast().id();
    }

    private static void revive(ServiceProcess process) {
        if (!process.isAlive()) {
            process.restart();
        }
    }
}
