package io.supportdesk.agent.confirmation;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Looks for suspended questions that have come to an outcome, on every replica, and goes on with those it can claim. */
@Component
class ContinuationRunner implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(ContinuationRunner.class);
    private static final Duration LOOK_EVERY = Duration.ofSeconds(1);
    private static final Duration RENEW_EVERY = Duration.ofSeconds(5);
    private static final Duration DRAIN = Duration.ofSeconds(15);

    private final Continuations continuations;
    private final ContinuationHandler handler;
    private final String replica;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Set<Continuations.Due> running = ConcurrentHashMap.newKeySet();
    private volatile @Nullable ScheduledExecutorService clock;

    ContinuationRunner(Continuations continuations, ContinuationHandler handler, Wakeups wakeups) {
        this.continuations = continuations;
        this.handler = handler;
        this.replica = wakeups.holder();
    }

    @Override
    public void start() {
        continuations.listen(this::hinted);
        var thread = Thread.ofPlatform().daemon().name("continuations").factory();
        var looking = Executors.newSingleThreadScheduledExecutor(thread);
        looking.scheduleWithFixedDelay(this::look, LOOK_EVERY.toMillis(), LOOK_EVERY.toMillis(), TimeUnit.MILLISECONDS);
        clock = looking;
    }

    /** Hints still come while this replica stops; another one acts on them. */
    private void hinted(Continuations.Due due) {
        if (clock != null) {
            threads.execute(() -> tryOne(due));
        }
    }

    private void look() {
        try {
            continuations.due().forEach(due -> threads.execute(() -> tryOne(due)));
        } catch (RuntimeException e) {
            log.warn("suspended questions are looked at again in a second: {}", e.getMessage());
        }
    }

    private void tryOne(Continuations.Due due) {
        if (clock == null || !running.add(due)) {
            return;
        }
        try {
            if (continuations.claim(due, replica) instanceof Continuations.Claim.Claimed claimed) {
                resume(due, claimed);
            }
        } catch (RuntimeException e) {
            log.warn("a suspended question is tried again when its claim ends", e);
        } finally {
            running.remove(due);
        }
    }

    private void resume(Continuations.Due due, Continuations.Claim.Claimed claimed) {
        var done = threads.submit(() -> renew(due));
        try {
            handler.resume(claimed.continuation(), outcome(due.id(), claimed));
            continuations.finish(due, replica);
        } finally {
            done.cancel(true);
        }
    }

    private void renew(Continuations.Due due) {
        try {
            while (true) {
                Thread.sleep(RENEW_EVERY);
                continuations.renew(due, replica);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            log.warn("a claim could not be renewed", e);
        }
    }

    private Outcome outcome(ConfirmationId id, Continuations.Claim.Claimed claimed) {
        return switch (claimed.decision()) {
            case Decision.Accept accept -> new Outcome.Accepted(id, accept.content(), accept.note());
            case Decision.Decline decline -> new Outcome.Declined(id, decline.note());
            case Decision.Dismiss dismiss -> new Outcome.Dismissed(id, dismiss.note());
            case null ->
                claimed.state() == ConfirmationState.EXPIRED
                        ? new Outcome.Expired(id, claimed.time())
                        : new Outcome.Closed(id, claimed.state());
        };
    }

    /** What is running now may end; what does not in time is taken over by another replica when its claim ends. */
    @Override
    public void stop() {
        if (clock != null) {
            clock.shutdownNow();
            clock = null;
            threads.shutdown();
            drain();
        }
    }

    private void drain() {
        try {
            if (!threads.awaitTermination(DRAIN.toSeconds(), TimeUnit.SECONDS)) {
                log.warn("some turns go on elsewhere");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return clock != null;
    }
}
