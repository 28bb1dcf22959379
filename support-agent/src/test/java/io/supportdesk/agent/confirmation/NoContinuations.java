package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;

/** Nothing is ever due; the test goes on by itself. */
final class NoContinuations implements Continuations {

    @Override
    public void schedule(OwnerKey owner, ConfirmationId id, Instant at) {}

    @Override
    public void ready(OwnerKey owner, ConfirmationId id) {}

    @Override
    public List<Due> due() {
        return List.of();
    }

    @Override
    public void listen(Consumer<Due> hint) {}

    @Override
    public Claim claim(Due due, String replica) {
        return new Claim.Nothing();
    }

    @Override
    public void renew(Due due, String replica) {}

    @Override
    public void finish(Due due, String replica) {}
}
