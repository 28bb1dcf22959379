package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.identity.Presence;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Service;

/** Asks a person a question without waiting: thread, connection and replica are free until there is an outcome. */
@Service
public class SuspendedQuestions {

    private static final Logger log = LoggerFactory.getLogger(SuspendedQuestions.class);

    private final Confirmations confirmations;
    private final Continuations continuations;
    private final Presence presence;
    private final Duration timeout;
    private final Clock clock;

    SuspendedQuestions(
            Confirmations confirmations,
            Continuations continuations,
            Presence presence,
            ConfirmationProperties properties,
            Clock clock) {
        this.confirmations = confirmations;
        this.continuations = continuations;
        this.presence = presence;
        this.timeout = properties.timeout();
        this.clock = clock;
    }

    /**
     * Shows the question on all pages of the person. Never throws for a failing store.
     *
     * @return the outcome when the question could not be shown; empty when it is, and the continuation will be resumed
     */
    public Optional<Outcome> ask(Person person, Question question, String continuation) {
        try {
            return presence.isConnected(person.owner())
                    ? open(person.owner(), question, continuation)
                    : Optional.of(new Outcome.NobodyConnected());
        } catch (DataAccessException e) {
            log.warn("a question could not be asked: the store failed", e);
            return Optional.of(new Outcome.Unavailable());
        }
    }

    /** Ends what was open for the owner when one of its logins has ended. */
    public void revoke(OwnerKey owner) {
        confirmations.openIds(owner).forEach(id -> continuations.ready(owner, id));
    }

    /** Scheduled before it is opened, so that there is none that nobody looks at when this replica dies in between. */
    private Optional<Outcome> open(OwnerKey owner, Question question, String continuation) {
        var id = ConfirmationId.next();
        continuations.schedule(owner, id, clock.instant().plus(timeout));
        var opened = confirmations.open(owner, id, question, timeout, new Asking.Suspended(continuation));
        return opened.isEmpty()
                ? Optional.of(new Outcome.Refused("too many questions are open already"))
                : Optional.empty();
    }
}
