package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.identity.Presence;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Service;

/** Asks a person a question and waits for the answer; the place where doubt becomes a no. */
@Service
public class Questions {

    private static final Logger log = LoggerFactory.getLogger(Questions.class);

    /** How long a waiting side trusts hints alone; also renews its lease of 15 seconds in time. */
    private static final Duration LOOK_AGAIN = Duration.ofSeconds(4);

    /** How long after the deadline the store may still be asked what happened. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    private final Confirmations confirmations;
    private final Presence presence;
    private final Wakeups wakeups;
    private final Duration timeout;

    Questions(Confirmations confirmations, Presence presence, Wakeups wakeups, ConfirmationProperties properties) {
        this.confirmations = confirmations;
        this.presence = presence;
        this.wakeups = wakeups;
        this.timeout = properties.timeout();
    }

    /**
     * Shows the question on all pages of the person and waits, at most for the configured time; to be called on a
     * virtual thread. Never throws for a failing store: that is {@link Outcome.Unavailable}. An interrupt withdraws the
     * question and is kept.
     */
    public Outcome ask(Person person, Question question) {
        try {
            if (!presence.isConnected(person.owner())) {
                return new Outcome.NobodyConnected();
            }
            return open(person, question);
        } catch (DataAccessException e) {
            log.warn("a question could not be asked: the store failed", e);
            return new Outcome.Unavailable();
        }
    }

    private Outcome open(Person person, Question question) {
        var id = ConfirmationId.next();
        try (var wakeup = wakeups.listen(id)) {
            var opened =
                    confirmations.open(person.owner(), id, question, timeout, new Asking.Waiting(wakeups.holder()));
            return opened.isEmpty()
                    ? new Outcome.Refused("too many questions are open already")
                    : await(opened.get(), wakeup);
        }
    }

    private Outcome await(Confirmation confirmation, Wakeups.Wakeup wakeup) {
        var end = System.nanoTime() + timeout.plus(GRACE).toNanos();
        try {
            while (System.nanoTime() < end) {
                var remaining = Duration.ofNanos(end - System.nanoTime()).minus(GRACE);
                wakeup.await(remaining.isPositive() ? shorter(remaining, LOOK_AGAIN) : Duration.ofMillis(200));
                var outcome = look(confirmation);
                if (outcome != null) {
                    return outcome;
                }
            }
        } catch (InterruptedException e) {
            withdraw(confirmation);
            Thread.currentThread().interrupt();
            return new Outcome.Closed(confirmation.id(), ConfirmationState.WITHDRAWN);
        }
        return new Outcome.Unavailable();
    }

    private @Nullable Outcome look(Confirmation confirmation) {
        try {
            return outcome(confirmation, confirmations.take(confirmation.owner(), confirmation.id(), wakeups.holder()));
        } catch (DataAccessException e) {
            log.warn("the store failed while a question was open; it is asked again until the deadline");
            return null;
        }
    }

    private @Nullable Outcome outcome(Confirmation confirmation, Taken taken) {
        var id = confirmation.id();
        return switch (taken) {
            case Taken.StillPending() -> null;
            case Taken.Decided(Decision.Accept(var content, var note)) -> new Outcome.Accepted(id, content, note);
            case Taken.Decided(Decision.Decline(var note)) -> new Outcome.Declined(id, note);
            case Taken.Decided(Decision.Dismiss(var note)) -> new Outcome.Dismissed(id, note);
            case Taken.Closed(var state) when state == ConfirmationState.EXPIRED -> new Outcome.Expired(id, timeout);
            case Taken.Closed(var state) -> new Outcome.Closed(id, state);
            case Taken.Missing() -> new Outcome.Unavailable();
        };
    }

    private void withdraw(Confirmation confirmation) {
        try {
            confirmations.withdraw(confirmation.owner(), confirmation.id());
        } catch (DataAccessException e) {
            log.warn("a question could not be withdrawn; its lease ends in 15 seconds", e);
        }
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
