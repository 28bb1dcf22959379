package io.supportdesk.orders.confirmation;

import io.supportdesk.orders.identity.Caller;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asked operations for tests of what uses them. */
public final class InMemoryOperations implements Operations {

    private final Clock clock;
    private final Map<OperationId, Operation> all = new HashMap<>();
    private final Map<OperationId, Instant> expiry = new HashMap<>();
    private final Map<OperationId, Recorded> used = new HashMap<>();

    public InMemoryOperations(Clock clock) {
        this.clock = clock;
    }

    @Override
    public synchronized void open(Operation operation, Duration life) {
        all.put(operation.id(), operation);
        expiry.put(operation.id(), clock.instant().plus(life));
    }

    @Override
    public synchronized Use use(
            OperationId id, Caller caller, String tool, byte[] arguments, Optional<String> confirmationId) {
        var operation = own(id, caller, tool, arguments);
        if (operation.isEmpty() || used.containsKey(id)) {
            return new Use.Refused();
        }
        var inTime = clock.instant().isBefore(expiry.getOrDefault(id, Instant.MIN));
        used.put(id, new Recorded(inTime ? "USED" : "EXPIRED", List.of()));
        return inTime
                ? new Use.Granted(
                        operation.get().version(),
                        operation.get().status(),
                        operation.get().total())
                : new Use.Expired();
    }

    @Override
    public synchronized void outcome(OperationId id, Recorded outcome) {
        used.put(id, outcome);
    }

    @Override
    public synchronized boolean close(OperationId id, Caller caller, String tool, byte[] arguments, Recorded outcome) {
        return own(id, caller, tool, arguments).isPresent() && used.putIfAbsent(id, outcome) == null;
    }

    @Override
    public synchronized Optional<Recorded> recorded(OperationId id, Caller caller, String tool, byte[] arguments) {
        return own(id, caller, tool, arguments).map(operation -> used.get(id));
    }

    @Override
    public synchronized int waiting(Caller caller) {
        return (int) all.values().stream()
                .filter(operation -> operation.caller().issuer().equals(caller.issuer()))
                .filter(operation -> operation.caller().subject().equals(caller.subject()))
                .filter(operation -> !used.containsKey(operation.id()))
                .filter(operation -> clock.instant().isBefore(expiry.getOrDefault(operation.id(), Instant.MIN)))
                .count();
    }

    private Optional<Operation> own(OperationId id, Caller caller, String tool, byte[] arguments) {
        return Optional.ofNullable(all.get(id))
                .filter(operation -> own(operation, caller))
                .filter(operation -> operation.tool().equals(tool))
                .filter(operation -> Arrays.equals(operation.arguments(), arguments));
    }

    private static boolean own(Operation operation, Caller caller) {
        var owner = operation.caller();
        return owner.issuer().equals(caller.issuer())
                && owner.subject().equals(caller.subject())
                && owner.client().equals(caller.client());
    }
}
