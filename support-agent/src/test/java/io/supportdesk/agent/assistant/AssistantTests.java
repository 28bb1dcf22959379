package io.supportdesk.agent.assistant;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.TestConfirmation;
import io.supportdesk.agent.confirmation.TestQuestions;
import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.TestTurns;
import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.identity.TestPeople;
import io.supportdesk.agent.mcp.TestServers;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class AssistantTests {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-03-01T10:00:00Z"), ZoneOffset.UTC);
    private static final Outcome YES = new Outcome.Accepted(TestQuestions.id(), Map.of("confirmed", true), null);

    private final InMemoryTranscripts transcripts = new InMemoryTranscripts();
    private final RecordedEvents events = new RecordedEvents();
    private final List<String> suspended = new ArrayList<>();
    private final JsonMapper json = new JsonMapper();
    private final Turn turn =
            new Turn(TestPeople.AMARA, ConversationId.next(), TestTurns.next(), "cancel both and show one", null);

    @Test
    @DisplayName("C9: of a batch nothing is lost and nothing runs before the question in front of it")
    void aBatchStopsAtItsQuestionAndGoesOnFromThere() {
        var server = new AskingServer(1);
        var assistant = assistant(server, batchThenDone("get_order", "cancel_order", "get_order"));

        assertThat(assistant.answer(turn)).isEmpty();
        assertThat(server.log).containsExactly("call get_order{n=0}", "call cancel_order{n=1}");
        assertThat(transcripts.entries).hasSize(1);

        assertThat(assistant.resume(continuation(), YES)).contains("done");
        assertThat(server.log)
                .containsExactly(
                        "call get_order{n=0}",
                        "call cancel_order{n=1}",
                        "proceed cancel_order state-1 accept",
                        "call get_order{n=2}");
        assertThat(results()).containsExactly("an order", "result of accept", "an order");
        assertThat(transcripts.entries.getLast()).isEqualTo(new Entry.Answered("done", List.of(), CLOCK.instant()));
    }

    @Test
    void severalRoundsOfQuestionsInOneCall() {
        var server = new AskingServer(2);
        var assistant = assistant(server, batchThenDone("cancel_order"));
        assertThat(assistant.answer(turn)).isEmpty();
        assertThat(assistant.resume(continuation(), YES)).isEmpty();
        assertThat(assistant.resume(continuation(), YES)).contains("done");
        assertThat(server.log)
                .containsExactly(
                        "call cancel_order{n=0}",
                        "proceed cancel_order state-1 accept",
                        "proceed cancel_order state-2 accept");
    }

    @Test
    void aServerThatNeverStopsAskingIsStopped() {
        var server = new AskingServer(1_000);
        var assistant = assistant(server, batchThenDone("cancel_order"));
        var reply = assistant.answer(turn);
        for (var round = 0; reply.isEmpty() && round < 20; round++) {
            reply = assistant.resume(continuation(), YES);
        }
        assertThat(suspended).hasSizeLessThanOrEqualTo(8);
    }

    @Test
    @DisplayName("C77: going on a second time writes and says nothing twice")
    void goingOnASecondTimeChangesNothing() {
        var server = new AskingServer(1);
        var assistant = assistant(server, batchThenDone("cancel_order"));
        assistant.answer(turn);
        var continuation = continuation();
        assistant.resume(continuation, YES);
        var written = List.copyOf(transcripts.entries);
        assertThat(assistant.resume(continuation, YES)).contains("done");
        assertThat(transcripts.entries).isEqualTo(written);
    }

    @Test
    @DisplayName("C74: what nobody can be shown goes on at once with that reason")
    void nobodyConnectedGoesOnAtOnce() {
        var server = new AskingServer(1);
        var assistant = assistant(server, batchThenDone("cancel_order"), false);
        assertThat(assistant.answer(turn)).contains("done");
        assertThat(results()).containsExactly("result of decline");
    }

    @Test
    void publishesWhatTheToolsDo() {
        assistant(new AskingServer(1), batchThenDone("get_order")).answer(turn);
        assertThat(events.events)
                .filteredOn(ConversationEvent.ToolCalled.class::isInstance)
                .extracting(event -> ((ConversationEvent.ToolCalled) event).server() + " "
                        + ((ConversationEvent.ToolCalled) event).state())
                .containsExactly("Orders started", "Orders finished");
    }

    @Test
    void aModelThatNeverComesToAnEndIsStopped() {
        Function<List<Entry>, Entry.Answered> endless = transcript -> calls("get_order");
        assertThat(assistant(new AskingServer(1), endless).answer(turn))
                .hasValueSatisfying(reply -> assertThat(reply).contains("too many steps"));
    }

    private Function<List<Entry>, Entry.Answered> batchThenDone(String... tools) {
        return transcript -> transcript.getLast() instanceof Entry.Said
                ? calls(tools)
                : new Entry.Answered("done", List.of(), CLOCK.instant());
    }

    private static Entry.Answered calls(String... tools) {
        var calls = new ArrayList<Entry.Call>();
        for (var tool : tools) {
            var n = calls.size();
            calls.add(new Entry.Call("c" + n, tool, "{\"n\":" + n + "}"));
        }
        return new Entry.Answered("", calls, CLOCK.instant());
    }

    private Assistant assistant(AskingServer server, Function<List<Entry>, Entry.Answered> model) {
        return assistant(server, model, true);
    }

    private Assistant assistant(AskingServer server, Function<List<Entry>, Entry.Answered> model, boolean connected) {
        var servers = TestServers.over(server);
        var questions = TestConfirmation.remembering(suspended, connected);
        var toolEvents = new ToolEvents(servers, events);
        return new Assistant(
                (system, transcript, tools, text) -> model.apply(transcript),
                servers,
                transcripts,
                events,
                new SystemPrompt(servers),
                new ToolCalls(servers, questions, toolEvents, json, CLOCK),
                new AssistantProperties(12, 80),
                CLOCK);
    }

    private SuspendedTurn continuation() {
        return json.readValue(suspended.getLast(), SuspendedTurn.class);
    }

    private List<String> results() {
        return transcripts.entries.stream()
                .filter(Entry.Returned.class::isInstance)
                .map(entry -> ((Entry.Returned) entry).text())
                .toList();
    }
}
