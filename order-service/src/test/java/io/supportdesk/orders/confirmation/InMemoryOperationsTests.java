package io.supportdesk.orders.confirmation;

import io.supportdesk.orders.confirmation.Operations.Use;
import java.time.Clock;
import java.util.concurrent.Callable;

class InMemoryOperationsTests extends OperationsContract {

    private final Operations operations = new InMemoryOperations(Clock.systemUTC());

    @Override
    protected Operations operations() {
        return operations;
    }

    @Override
    protected long order() {
        return 20_001;
    }

    @Override
    protected Use inTransaction(Callable<Use> work) {
        try {
            return work.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
