package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Remembers the continuations of what is opened; nothing can be answered. */
record RememberedConfirmations(List<String> continuations) implements Confirmations {

    @Override
    public Optional<Confirmation> open(
            OwnerKey owner, ConfirmationId id, Question question, Duration timeout, Asking asking) {
        continuations.add(((Asking.Suspended) asking).continuation());
        return Optional.of(new Confirmation(
                id, owner, question, Instant.EPOCH, Instant.EPOCH.plus(timeout), ConfirmationState.PENDING));
    }

    @Override
    public List<Confirmation> pending(OwnerKey owner) {
        return List.of();
    }

    @Override
    public List<ConfirmationId> openIds(OwnerKey owner) {
        return List.of();
    }

    @Override
    public Optional<Confirmation> find(OwnerKey owner, ConfirmationId id) {
        return Optional.empty();
    }

    @Override
    public AnswerResult answer(OwnerKey owner, ConfirmationId id, Decision decision) {
        return new AnswerResult.NotFound();
    }

    @Override
    public Taken take(OwnerKey owner, ConfirmationId id, String holder) {
        return new Taken.Missing();
    }

    @Override
    public void withdraw(OwnerKey owner, ConfirmationId id) {}
}
