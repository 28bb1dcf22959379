package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.NotSignedIn;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Service;

/** Runs a stretch of a turn: keeps its conversation meanwhile, and says how it ended. */
@Service
public class RunningTurns implements DisposableBean {

    private static final Logger log = LoggerFactory.getLogger(RunningTurns.class);
    private static final Duration RENEW_EVERY = Duration.ofSeconds(20);

    private final TurnLocks locks;
    private final ConversationEvents events;
    private final Duration longestStop;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService renewals = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("turn-locks").factory());

    RunningTurns(TurnLocks locks, ConversationEvents events, TurnProperties properties) {
        this.locks = locks;
        this.events = events;
        this.longestStop = properties.longestStop();
    }

    /** Begins or goes on with the turn. A stretch that returns empty has stopped: the conversation stays the turn's. */
    public void run(Turn turn, Supplier<Optional<String>> stretch) {
        var owner = turn.person().owner();
        var renewal = renew(turn);
        try {
            var reply = stretch.get();
            if (reply.isEmpty()) {
                locks.keep(owner, turn.conversation(), turn.id(), longestStop);
                return;
            }
            events.append(owner, new ConversationEvent.Reply(conversation(turn), id(turn), reply.get()));
            locks.end(owner, turn.conversation(), turn.id());
        } catch (RuntimeException e) {
            fail(turn, e);
            locks.end(owner, turn.conversation(), turn.id());
        } finally {
            renewal.cancel(false);
        }
    }

    private ScheduledFuture<?> renew(Turn turn) {
        var owner = turn.person().owner();
        locks.renew(owner, turn.conversation(), turn.id());
        Runnable renewal = () -> threads.execute(() -> locks.renew(owner, turn.conversation(), turn.id()));
        var seconds = RENEW_EVERY.toSeconds();
        return renewals.scheduleAtFixedRate(renewal, seconds, seconds, TimeUnit.SECONDS);
    }

    private void fail(Turn turn, RuntimeException cause) {
        var failure = cause instanceof TurnFailed known
                ? known
                : new TurnFailed("internal", "Something went wrong; nothing was confirmed on your behalf.", cause);
        if (failure.getCause() instanceof NotSignedIn) {
            log.info("turn {} ended with its login", id(turn));
        } else {
            log.warn("turn {} failed: {}", id(turn), failure.code(), cause);
        }
        events.append(
                turn.person().owner(),
                new ConversationEvent.Failed(conversation(turn), id(turn), failure.code(), failure.explanation()));
    }

    private static String conversation(Turn turn) {
        return turn.conversation().value();
    }

    private static String id(Turn turn) {
        return turn.id().value();
    }

    @Override
    public void destroy() {
        renewals.shutdownNow();
        threads.shutdown();
    }
}
