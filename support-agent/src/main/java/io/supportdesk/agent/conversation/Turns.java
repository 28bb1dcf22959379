package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Person;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Service;

/** Takes messages and has them answered, one turn at a time per conversation, each on a virtual thread. */
@Service
public class Turns implements DisposableBean {

    private static final Logger log = LoggerFactory.getLogger(Turns.class);
    private static final int LONGEST_MESSAGE = 4_000;
    private static final int TITLE_LENGTH = 60;
    private static final Duration RENEW_EVERY = Duration.ofSeconds(20);

    private final Conversations conversations;
    private final TurnLocks locks;
    private final ConversationEvents events;
    private final AnsweringAgent agent;
    private final ExecutorService running = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService renewals = Executors.newSingleThreadScheduledExecutor(
            Thread.ofVirtual().name("turn-locks").factory());

    Turns(Conversations conversations, TurnLocks locks, ConversationEvents events, AnsweringAgent agent) {
        this.conversations = conversations;
        this.locks = locks;
        this.events = events;
        this.agent = agent;
    }

    /** Starts a turn with that message and returns at once; everything else arrives as events. */
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
            announce(turn);
        } catch (RuntimeException e) {
            locks.end(owner, turn.conversation(), turn.id());
            throw e;
        }
        return new Posted.Taken(
                turn.conversation(), turn.id(), CompletableFuture.supplyAsync(() -> run(turn), running));
    }

    private void announce(Turn turn) {
        var owner = turn.person().owner();
        conversations.touch(owner, turn.conversation(), title(turn.message()));
        events.append(
                owner,
                new ConversationEvent.MessageTaken(
                        turn.conversation().value(), turn.id().value(), turn.message()));
    }

    private String run(Turn turn) {
        var owner = turn.person().owner();
        var renewal = renew(turn);
        try {
            var reply = agent.answer(turn);
            events.append(
                    owner,
                    new ConversationEvent.Reply(
                            turn.conversation().value(), turn.id().value(), reply));
            return reply;
        } catch (RuntimeException e) {
            throw failed(turn, e);
        } finally {
            renewal.cancel(false);
            locks.end(owner, turn.conversation(), turn.id());
        }
    }

    private ScheduledFuture<?> renew(Turn turn) {
        Runnable renewal =
                () -> running.execute(() -> locks.renew(turn.person().owner(), turn.conversation(), turn.id()));
        return renewals.scheduleAtFixedRate(
                renewal, RENEW_EVERY.toSeconds(), RENEW_EVERY.toSeconds(), TimeUnit.SECONDS);
    }

    private TurnFailed failed(Turn turn, RuntimeException cause) {
        var failure = cause instanceof TurnFailed known
                ? known
                : new TurnFailed("internal", "Something went wrong; nothing was confirmed on your behalf.", cause);
        log.warn("turn {} failed: {}", turn.id().value(), failure.code(), cause);
        events.append(
                turn.person().owner(),
                new ConversationEvent.Failed(
                        turn.conversation().value(), turn.id().value(), failure.code(), failure.explanation()));
        return failure;
    }

    private static String title(String message) {
        var line = message.lines().findFirst().orElse("");
        return line.length() <= TITLE_LENGTH ? line : line.substring(0, TITLE_LENGTH - 1) + "…";
    }

    /** Interrupts what still runs, which withdraws its open questions. */
    @Override
    public void destroy() {
        renewals.shutdownNow();
        running.shutdownNow();
    }
}
