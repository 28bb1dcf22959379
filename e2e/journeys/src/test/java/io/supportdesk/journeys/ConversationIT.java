package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One turn at a time, and a history that outlives the process. */
class ConversationIT {

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();

    @Test
    @DisplayName("C75: a second message while a question is open is refused and does not disturb it")
    void refusesASecondTurnWhileOneRuns() {
        var order = orders.takePending();
        try (var question = OpenQuestion.ask(desk.signIn("amara"), "cancel " + order)) {
            var amara = question.person();
            for (var refused : new HttpAnswer[] {
                amara.say(question.conversation(), "hello?"), amara.chat(question.conversation(), "hello?")
            }) {
                assertThat(refused.status()).isEqualTo(409);
                assertThat(refused.code()).isEqualTo("turn-in-progress");
            }
            assertThat(amara.get("/api/conversations/" + question.conversation())
                            .text("turn"))
                    .isEqualTo(question.turn());
            assertThat(amara.chat(null, "what is the status of " + order).status())
                    .as("another conversation")
                    .isEqualTo(200);

            question.accept();
            assertThat(question.reply()).contains(order + " is cancelled");
            assertThat(amara.history(question.conversation())).hasSize(2);
        }
    }

    @Test
    void keepsTheHistoryWhenTheProcessIsStartedAnew() {
        try (var agent = desk.startAgent("restarted-agent", Map.of())) {
            var amara = desk.signIn("amara").at(agent.url());
            var conversation = amara.startConversation();
            amara.chat(conversation, "what is the status of ORD-10001");
            var before = amara.history(conversation);
            assertThat(before).hasSize(2).first().isEqualTo("user: what is the status of ORD-10001");

            agent.stop();
            agent.restart();

            assertThat(amara.history(conversation)).isEqualTo(before);
            assertThat(amara.chat(conversation, "and ORD-10003?").status()).isEqualTo(200);
            assertThat(amara.history(conversation)).hasSize(4).startsWith(before.toArray(String[]::new));
            assertThat(desk.signIn("ben")
                            .at(agent.url())
                            .get("/api/conversations/" + conversation)
                            .status())
                    .isEqualTo(404);
        }
    }

    @Test
    @DisplayName("C75, C77: what came while the page was away is delivered when it is back")
    void resumesAPageWhereItWas() {
        var order = orders.takePending();
        var amara = desk.signIn("amara");
        try (var question = OpenQuestion.ask(amara, "cancel " + order)) {
            var last = question.feed()
                    .await("confirmation", event -> event.text("id").equals(question.id()));
            question.feed().close();
            question.accept();

            try (var back = amara.at(desk.impatientAgent().url()).eventsAfter(last.id())) {
                assertThat(back.await("reply", event -> event.text("turn").equals(question.turn()))
                                .text("text"))
                        .contains(order + " is cancelled");
                assertThat(back.seen()).extracting(EventFeed.Event::id).doesNotContain(last.id());
            }
        }
    }
}
