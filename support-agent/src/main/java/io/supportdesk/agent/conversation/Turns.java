package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Person;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Service;

/** Takes messages and has them answered, one turn at a time per conversation, each on a virtual thread. */
@Service
public class Turns implements DisposableBean {

    private static final int LONGEST_MESSAGE = 4_000;
    private static final int TITLE_LENGTH = 60;

    private final Conversations conversations;
    private final TurnLocks locks;
    private final ConversationEvents events;
    private final AnsweringAgent agent;
    private final RunningTurns running;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    Turns(
            Conversations conversations,
            TurnLocks locks,
            ConversationEvents events,
            AnsweringAgent agent,
            RunningTurns running) {
        this.conversations = conversations;
        this.locks = locks;
        this.events = events;
        this.agent = agent;
        this.running = running;
    }

    /** Starts a turn with that message and returns at once. */
    public Posted post(Person person, String conversation, String message, @Nullable String orderId) {
        var text = message.strip();
        if (text.isEmpty() || text.length() > LONGEST_MESSAGE) {
            return new Posted.InvalidMessage("A message has between 1 and " + LONGEST_MESSAGE + " characters.");
        }
        return ConversationId.parse(conversation)
                .flatMap(id -> conversations.find(person.owner(), id))
                .map(found -> begin(new Turn(person, found.id(), TurnId.next(), text, orderId)))
                .orElseGet(Posted.NoSuchConversation::new);
    }

    /** The turn in progress; empty when there is none. */
    public Optional<TurnId> current(OwnerKey owner, ConversationId conversation) {
        return locks.current(owner, conversation);
    }

    private Posted begin(Turn turn) {
        var owner = turn.person().owner();
        if (!locks.begin(owner, turn.conversation(), turn.id())) {
            return new Posted.TurnInProgress();
        }
        try {
            var position = announce(turn);
            threads.execute(() -> running.run(turn, () -> agent.answer(turn)));
            return new Posted.Taken(turn.conversation(), turn.id(), position);
        } catch (RuntimeException e) {
            locks.end(owner, turn.conversation(), turn.id());
            throw e;
        }
    }

    private String announce(Turn turn) {
        var owner = turn.person().owner();
        var position = events.latest(owner);
        conversations.touch(owner, turn.conversation(), title(turn.message()));
        events.append(
                owner,
                new ConversationEvent.MessageTaken(
                        turn.conversation().value(), turn.id().value(), turn.message()));
        return position;
    }

    private static String title(String message) {
        var line = message.lines().findFirst().orElse("");
        return line.length() <= TITLE_LENGTH ? line : line.substring(0, TITLE_LENGTH - 1) + "…";
    }

    /** Interrupts what still runs, which withdraws the questions that wait in it. */
    @Override
    public void destroy() {
        threads.shutdownNow();
    }
}
