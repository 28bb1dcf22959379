package io.supportdesk.agent.assistant;

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
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Service;

/** Answers a turn: asks the model, calls the tools that it wants, one after the other, and asks it again. */
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
    public String answer(Turn turn) {
        try {
            var said = new Entry.Said(turn.message(), clock.instant());
            append(turn, List.of(said));
            return steps(turn);
        } catch (NotSignedIn e) {
            throw new TurnFailed("not-signed-in", "Your login has ended; sign in to go on.", e);
        } catch (IdentityProviderUnavailable e) {
            throw new TurnFailed("sign-in-unavailable", "The sign-in service does not answer now.", e);
        }
    }

    private String steps(Turn turn) {
        var system = prompt.of(turn);
        var tools = servers.tools(turn.person(), turn.conversation().value());
        for (var step = 0; step < properties.mostSteps(); step++) {
            var answered = next(turn, system, tools);
            if (answered.calls().isEmpty()) {
                append(turn, List.of(answered));
                return answered.text();
            }
            append(turn, run(turn, tools, answered));
        }
        append(turn, List.of(new Entry.Answered(TOO_MANY_STEPS, List.of(), clock.instant())));
        return TOO_MANY_STEPS;
    }

    private Entry.Answered next(Turn turn, String system, List<OfferedTool> tools) {
        var transcript = window(transcripts.read(turn.person().owner(), turn.conversation()));
        try (var text = new DeltaBuffer(delta -> publish(turn, delta))) {
            return model.next(system, transcript, tools, text);
        }
    }

    /** A call and its result are kept together, so that a transcript never holds one without the other. */
    private List<Entry> run(Turn turn, List<OfferedTool> tools, Entry.Answered answered) {
        var entries = new ArrayList<Entry>();
        entries.add(answered);
        answered.calls().forEach(call -> entries.add(calls.run(turn, tools, call)));
        return entries;
    }

    /** The last entries, beginning with a message of the person: models refuse results without their call. */
    private List<Entry> window(List<Entry> all) {
        var from = Math.max(0, all.size() - properties.mostEntries());
        while (from > 0 && from < all.size() - 1 && !(all.get(from) instanceof Entry.Said)) {
            from++;
        }
        return all.subList(from, all.size());
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
