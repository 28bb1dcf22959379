package io.supportdesk.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** amara is asked a question; ben is signed in as well, with a page of his own open, and can do nothing about it. */
class SomebodyElseIT {

    private static final String MADE_UP = "A".repeat(43);
    private static final String MALFORMED = "'%20OR%201=1--";
    private static final Map<String, Object> YES = Map.of("confirmed", true);

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();
    private final ApiClient ben = desk.signIn("ben");
    private final String order = orders.takePending();
    private final OrdersDatabase.Stand before = orders.stand(order);
    private EventFeed bensPage;
    private OpenQuestion amaras;

    @BeforeEach
    void ask() {
        bensPage = ben.events();
        amaras = OpenQuestion.ask(desk.signIn("amara"), "cancel " + order);
    }

    @AfterEach
    void leave() {
        amaras.decline(null);
        amaras.close();
        bensPage.close();
    }

    @Test
    @DisplayName("C32: her id, a made-up one and malformed ones are one and the same to him, when he looks")
    void looksLikeNothingToSomebodyElse() {
        var answers = Stream.of(amaras.id(), MADE_UP, MALFORMED, amaras.id() + "A")
                .map(id -> ben.confirmation(id).without(id))
                .toList();

        assertThat(answers).allSatisfy(SomebodyElseIT::isTheOneRefusal).containsOnly(answers.getFirst());
        assertThat(amaras.person().confirmation(amaras.id()).status()).isEqualTo(200);
    }

    @Test
    @DisplayName("C32: her id, a made-up one and malformed ones are one and the same to him, when he answers")
    void refusesAnAnswerFromAnotherPerson() throws IOException {
        var onRecord = refusalsOnRecord();
        var bodies = List.of(
                OpenQuestion.body("accept", YES, null, amaras.proof()),
                OpenQuestion.body("accept", YES, null, null),
                OpenQuestion.body("accept", Map.of(), null, amaras.proof()),
                OpenQuestion.body("decline", null, "no", amaras.proof()),
                OpenQuestion.body("dismiss", null, null, amaras.proof()));
        var answers = Stream.of(amaras.id(), MADE_UP, MALFORMED, amaras.id() + "A")
                .flatMap(id -> bodies.stream().map(body -> ben.answer(id, body).without(id)))
                .toList();

        assertThat(answers).allSatisfy(SomebodyElseIT::isTheOneRefusal).containsOnly(answers.getFirst());
        assertThat(refusalsOnRecord() - onRecord).isEqualTo(answers.size());
        assertThat(amaras.state()).isEqualTo("PENDING");
        assertThat(orders.stand(order)).isEqualTo(before);

        assertThat(amaras.accept().status()).isEqualTo(202);
        amaras.reply();
        assertThat(orders.cancellation(order))
                .hasValueSatisfying(row -> assertThat(row.confirmedBy()).isEqualTo("Amara Okafor"));
    }

    @Test
    @DisplayName("C32: her own id without the proof is the same 404 to herself")
    void refusesTheOwnerWithoutTheProof() {
        var stranger = ben.answer(amaras.id(), OpenQuestion.body("accept", YES, null, amaras.proof()));
        for (var proof : List.of("", "x", "A".repeat(43), amaras.proof() + "A")) {
            assertThat(amaras.person().answer(amaras.id(), OpenQuestion.body("accept", YES, null, proof)))
                    .isEqualTo(stranger);
        }
        assertThat(amaras.state()).isEqualTo("PENDING");
        assertThat(orders.stand(order)).isEqualTo(before);
        assertThat(amaras.accept().status()).isEqualTo(202);
    }

    @Test
    @DisplayName("C33, C35: nothing of hers is in his list or on his page, while everything is on hers")
    void showsNothingToSomebodyElse() {
        var conversation = ben.startConversation();
        ben.say(conversation, "what is the status of " + order);
        bensPage.await("reply", event -> event.text("conversationId").equals(conversation));

        assertThat(ben.get("/api/confirmations").body()).doesNotContain(amaras.id());
        assertThat(ben.pending()).isEmpty();
        assertThat(ben.get("/api/conversations").body()).doesNotContain(amaras.conversation());
        assertThat(bensPage.seen())
                .isNotEmpty()
                .allSatisfy(event -> assertThat(event.data().toString())
                        .doesNotContain(amaras.id(), amaras.conversation(), amaras.turn()));
        assertThat(amaras.person().pending()).hasSize(1);
        assertThat(amaras.feed().seen()).extracting(EventFeed.Event::type).contains("confirmation", "tool");
    }

    @Test
    @DisplayName("C33, C55: the position of an event on her page opens nothing of hers to him")
    void resumesNothingOfSomebodyElse() {
        var first = amaras.feed().await("message", event -> true);
        try (var his = ben.eventsAfter(first.id());
                var hers = amaras.person().eventsAfter(first.id())) {
            assertThat(hers.await("confirmation", event -> event.text("id").equals(amaras.id())))
                    .isNotNull();
            assertThat(his.seen())
                    .noneSatisfy(event -> assertThat(event.data().toString()).contains(amaras.conversation()));
        }
    }

    @Test
    @DisplayName("C32, C36: her conversation does not exist for him, whatever he does with its id")
    void cannotNameHerConversation() {
        var hers = amaras.conversation();
        for (Function<String, HttpAnswer> naming : List.<Function<String, HttpAnswer>>of(
                id -> ben.get("/api/conversations/" + id),
                id -> ben.say(id, "cancel " + order),
                id -> ben.chat(id, "cancel " + order),
                id -> ben.get("/api/events?conversationId=" + id))) {
            var answer = naming.apply(hers).without(hers);
            assertThat(answer.status()).isEqualTo(404);
            assertThat(answer.code()).isEqualTo("conversation-not-found");
            assertThat(answer).isEqualTo(naming.apply(MADE_UP).without(MADE_UP));
            assertThat(answer).isEqualTo(naming.apply(MALFORMED).without(MALFORMED));
        }
        assertThat(ben.delete("/api/conversations/" + hers).status()).isEqualTo(204);
        assertThat(amaras.person().history(hers)).containsExactly("user: cancel " + order);
        assertThat(amaras.feed().seen())
                .filteredOn(event -> event.type().equals("message"))
                .hasSize(1);
        assertThat(amaras.state()).isEqualTo("PENDING");
    }

    @Test
    void theOwnerCanNameAndDeleteHerConversation() {
        amaras.accept();
        amaras.reply();
        var amara = amaras.person();

        assertThat(amara.chat(amaras.conversation(), "what is the status of " + order)
                        .text("reply"))
                .contains("CANCELLED");
        assertThat(amara.delete("/api/conversations/" + amaras.conversation()).status())
                .isEqualTo(204);
        assertThat(amara.get("/api/conversations/" + amaras.conversation()).status())
                .isEqualTo(404);
    }

    @Test
    @DisplayName("A lead is above amara in the company, and still somebody else")
    void refusesALead() {
        var lea = desk.signIn("lea");
        var answer = lea.answer(amaras.id(), OpenQuestion.body("accept", YES, null, amaras.proof()));

        isTheOneRefusal(answer);
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    private long refusalsOnRecord() throws IOException {
        var log = desk.stack().agents().get(0).service().log();
        try (var lines = Files.lines(log)) {
            return lines.filter(line -> line.contains("confirmation answer refused"))
                    .count();
        }
    }

    private static void isTheOneRefusal(HttpAnswer answer) {
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.code()).isEqualTo("confirmation-not-found");
    }
}
