package io.supportdesk.agent.assistant;

import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.conversation.AnsweringAgent;
import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Transcripts;
import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.conversation.TurnFailed;
import io.supportdesk.agent.identity.IdentityProviderUnavailable;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.mcp.OfferedTool;
import io.supportdesk.agent.mcp.ToolServers;
import io.supportdesk.agent.mcp.ToolStep;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Service;

/**
 * Answers a turn: asks the model, calls the tools that it wants, one after the other, and asks it again. The loop is
 * explicit so that it can stop at a question and go on later, elsewhere.
 */
@Service
class Assistant implements AnsweringAgent {

    private static final String TOO_MANY_STEPS = "I stopped here, since this took too many steps.";

    private final LanguageModel model;
    private final ToolServers servers;
    private final Transcripts transcripts;
    private final ConversationEvents events;
    private final SystemPrompt prompt;
    private final ToolCalls calls;
    private final AssistantProperties properties;
    private final Clock clock;

    Assistant(
            LanguageModel model,
            ToolServers servers,
            Transcripts transcripts,
            ConversationEvents events,
            SystemPrompt prompt,
            ToolCalls calls,
            AssistantProperties properties,
            Clock clock) {
        this.model = model;
        this.servers = servers;
        this.transcripts = transcripts;
        this.events = events;
        this.prompt = prompt;
        this.calls = calls;
        this.properties = properties;
        this.clock = clock;
    }

    @Override
    public Optional<String> answer(Turn turn) {
        return explained(() -> {
            append(turn, List.of(new Entry.Said(turn.message(), clock.instant())));
            return steps(turn);
        });
    }

    /**
     * Goes on after the question has come to that outcome. Safe to repeat when an earlier attempt died: the server does
     * what was confirmed once, and what the transcript has already is not written or said again.
     */
    Optional<String> resume(SuspendedTurn suspended, Outcome outcome) {
        return explained(() -> {
            var turn = suspended.turn();
            var step = calls.proceed(turn, suspended, outcome);
            return settle(turn, suspended.batch(), step).flatMap(batch -> finish(turn, batch));
        });
    }

    private Optional<String> steps(Turn turn) {
        var system = prompt.of(turn);
        var tools = servers.tools(turn.person(), turn.conversation().value());
        for (var step = 0; step < properties.mostSteps(); step++) {
            var answered = next(turn, system, tools);
            if (answered.calls().isEmpty()) {
                append(turn, List.of(answered));
                return Optional.of(answered.text());
            }
            var batch = run(turn, Batch.of(answered));
            if (batch.isEmpty()) {
                return Optional.empty();
            }
            append(turn, batch.get().entries());
        }
        append(turn, List.of(new Entry.Answered(TOO_MANY_STEPS, List.of(), clock.instant())));
        return Optional.of(TOO_MANY_STEPS);
    }

    private Optional<String> finish(Turn turn, Batch begun) {
        return run(turn, begun).flatMap(batch -> {
            var transcript = transcripts.read(turn.person().owner(), turn.conversation());
            if (!batch.isIn(transcript)) {
                append(turn, batch.entries());
            } else if (transcript.getLast() instanceof Entry.Answered last
                    && last.calls().isEmpty()) {
                return Optional.of(last.text());
            }
            return steps(turn);
        });
    }

    /** Runs the calls that have no result yet; empty when one has stopped at a question. */
    private Optional<Batch> run(Turn turn, Batch begun) {
        var batch = Optional.of(begun);
        while (batch.isPresent() && !batch.get().isComplete()) {
            var current = batch.get();
            batch = settle(turn, current, calls.start(turn, current.next()));
        }
        return batch;
    }

    /** The batch with the result of its next call; empty when that call waits for a person now. */
    private Optional<Batch> settle(Turn turn, Batch batch, ToolStep first) {
        var step = first;
        while (step instanceof ToolStep.Asks asks) {
            var suspended = new SuspendedTurn(turn, batch, asks.input());
            var outcome = calls.suspend(turn, suspended);
            if (outcome.isEmpty()) {
                return Optional.empty();
            }
            step = calls.proceed(turn, suspended, outcome.get());
        }
        return Optional.of(batch.with(calls.returned(turn, batch.next(), (ToolStep.Returned) step)));
    }

    private Entry.Answered next(Turn turn, String system, List<OfferedTool> tools) {
        var transcript = window(transcripts.read(turn.person().owner(), turn.conversation()));
        try (var text = new DeltaBuffer(delta -> publish(turn, delta))) {
            return model.next(system, transcript, tools, text);
        }
    }

    /** The last entries, beginning with a message of the person: models refuse results without their call. */
    private List<Entry> window(List<Entry> all) {
        var from = Math.max(0, all.size() - properties.mostEntries());
        while (from > 0 && from < all.size() - 1 && !(all.get(from) instanceof Entry.Said)) {
            from++;
        }
        return all.subList(from, all.size());
    }

    private static Optional<String> explained(Supplier<Optional<String>> work) {
        try {
            return work.get();
        } catch (NotSignedIn e) {
            throw new TurnFailed(
                    "not-signed-in", "Your login has ended, so nothing more was done. Sign in to go on.", e);
        } catch (IdentityProviderUnavailable e) {
            throw new TurnFailed("sign-in-unavailable", "The sign-in service does not answer now.", e);
        }
    }

    private void append(Turn turn, List<Entry> entries) {
        transcripts.append(turn.person().owner(), turn.conversation(), turn.id(), entries);
    }

    private void publish(Turn turn, String delta) {
        events.append(
                turn.person().owner(),
                new ConversationEvent.Delta(
                        turn.conversation().value(), turn.id().value(), delta));
    }
}
