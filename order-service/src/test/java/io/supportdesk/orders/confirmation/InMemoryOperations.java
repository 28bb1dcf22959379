package io.supportdesk.orders.confirmation;

import io.supportdesk.orders.identity.Caller;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Asked operations for tests of what uses them. */
public final class InMemoryOperations implements Operations {

    private final Clock clock;
    private final Map<OperationId, Operation> open = new HashMap<>();
    private final Map<OperationId, Instant> expiry = new HashMap<>();
    public final Map<OperationId, String> outcomes = new HashMap<>();

    public InMemoryOperations(Clock clock) {
        this.clock = clock;
    }

    @Override
    public synchronized void open(Operation operation, Duration life) {
        open.put(operation.id(), operation);
        expiry.put(operation.id(), clock.instant().plus(life));
    }

    @Override
    public synchronized Use use(
            OperationId id, Caller caller, String tool, byte[] arguments, Optional<String> confirmationId) {
        var operation = open.get(id);
        if (operation == null
                || !own(operation, caller)
                || !operation.tool().equals(tool)
                || !Arrays.equals(operation.arguments(), arguments)) {
            return new Use.Refused();
        }
        open.remove(id);
        var inTime = clock.instant().isBefore(expiry.getOrDefault(id, Instant.MIN));
        outcomes.put(id, inTime ? "USED" : "EXPIRED");
        return inTime ? new Use.Granted(operation.version(), operation.status(), operation.total()) : new Use.Expired();
    }

    @Override
    public synchronized void outcome(OperationId id, String outcome) {
        outcomes.put(id, outcome);
    }

    @Override
    public synchronized void close(OperationId id, Caller caller, String outcome) {
        var operation = open.get(id);
        if (operation != null && own(operation, caller)) {
            open.remove(id);
            outcomes.put(id, outcome);
        }
    }

    private static boolean own(Operation operation, Caller caller) {
        var owner = operation.caller();
        return owner.issuer().equals(caller.issuer())
                && owner.subject().equals(caller.subject())
                && owner.client().equals(caller.client());
    }
}
