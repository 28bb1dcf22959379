package io.supportdesk.orders.confirmation;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.confirmation.Operations.Use;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.testing.People;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** What every store of asked operations must do. */
public abstract class OperationsContract {

    private static final String TOOL = "cancel_order";
    private static final byte[] ARGUMENTS = ArgumentDigest.of(TOOL, Map.of("orderId", "ORD-20001"));
    private static final int AT_ONCE = 32;

    protected abstract Operations operations();

    /** The number of an order that exists. */
    protected abstract long order();

    /** Uses an operation in a transaction of its own. */
    protected abstract Use inTransaction(Callable<Use> work);

    @Test
    void grantsTheFirstUseWithWhatWasShown() {
        var id = opened(Duration.ofMinutes(1));

        assertThat(use(id, People.amara())).isEqualTo(new Use.Granted(3, "PENDING", new BigDecimal("34.99")));
    }

    @Test
    void refusesTheSecondUse() {
        var id = opened(Duration.ofMinutes(1));
        use(id, People.amara());

        assertThat(use(id, People.amara())).isEqualTo(new Use.Refused());
    }

    @RepeatedTest(3)
    void grantsExactlyOneOfManyUsesAtOnce() throws Exception {
        var id = opened(Duration.ofMinutes(1));
        var start = new CyclicBarrier(AT_ONCE);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var uses = IntStream.range(0, AT_ONCE)
                    .mapToObj(i -> threads.submit(() -> {
                        start.await();
                        return use(id, People.amara());
                    }))
                    .toList();
            int granted = 0;
            for (var use : uses) {
                granted += use.get() instanceof Use.Granted ? 1 : 0;
            }
            assertThat(granted).isOne();
        }
    }

    @Test
    void refusesAnotherPersonAndStaysGoodForTheOwner() {
        var id = opened(Duration.ofMinutes(1));

        assertThat(use(id, People.ben())).isEqualTo(new Use.Refused());
        assertThat(use(id, People.amara())).isInstanceOf(Use.Granted.class);
    }

    @Test
    void refusesTheSameSubjectOfAnotherIssuerAndTheSamePersonThroughAnotherClient() {
        var id = opened(Duration.ofMinutes(1));
        var amara = People.amara();
        var elsewhere = new Caller("https://other", amara.subject(), amara.client(), "x", Set.of(Scope.CANCEL));
        var otherClient = new Caller(amara.issuer(), amara.subject(), "other", "x", Set.of(Scope.CANCEL));

        assertThat(use(id, elsewhere)).isEqualTo(new Use.Refused());
        assertThat(use(id, otherClient)).isEqualTo(new Use.Refused());
        assertThat(use(id, amara)).isInstanceOf(Use.Granted.class);
    }

    @Test
    void refusesOtherArgumentsAndAnotherTool() {
        var id = opened(Duration.ofMinutes(1));
        var others = ArgumentDigest.of(TOOL, Map.of("orderId", "ORD-20002"));

        assertThat(inTransaction(() -> operations().use(id, People.amara(), TOOL, others, Optional.empty())))
                .isEqualTo(new Use.Refused());
        assertThat(inTransaction(() -> operations().use(id, People.amara(), "other", ARGUMENTS, Optional.empty())))
                .isEqualTo(new Use.Refused());
        assertThat(use(id, People.amara())).isInstanceOf(Use.Granted.class);
    }

    @Test
    void refusesWhatHasExpired() {
        var id = opened(Duration.ZERO);

        assertThat(use(id, People.amara())).isEqualTo(new Use.Expired());
        assertThat(use(id, People.amara())).isEqualTo(new Use.Refused());
    }

    @Test
    void refusesWhatNobodyOpened() {
        assertThat(use(OperationId.random(), People.amara())).isEqualTo(new Use.Refused());
    }

    @Test
    void refusesWhatItsOwnerClosed() {
        var id = opened(Duration.ofMinutes(1));

        assertThat(close(id, People.amara())).isTrue();
        assertThat(use(id, People.amara())).isEqualTo(new Use.Refused());
    }

    @Test
    void closesOnceAndNothingThatWasUsed() {
        var id = opened(Duration.ofMinutes(1));
        var used = opened(Duration.ofMinutes(1));
        use(used, People.amara());
        close(id, People.amara());

        assertThat(close(id, People.amara())).isFalse();
        assertThat(close(used, People.amara())).isFalse();
    }

    @Test
    void letsNobodyElseClose() {
        var id = opened(Duration.ofMinutes(1));

        assertThat(close(id, People.ben())).isFalse();
        assertThat(use(id, People.amara())).isInstanceOf(Use.Granted.class);
    }

    @Test
    void tellsItsOwnerWhatBecameOfIt() {
        var id = opened(Duration.ofMinutes(1));
        assertThat(recorded(id, People.amara())).isEmpty();
        inTransaction(() -> {
            var use = operations().use(id, People.amara(), TOOL, ARGUMENTS, Optional.empty());
            operations().outcome(id, new Recorded("CANCELLED", List.of("34.99", "Amara Okafor")));
            return use;
        });

        assertThat(recorded(id, People.amara())).contains(new Recorded("CANCELLED", List.of("34.99", "Amara Okafor")));
        assertThat(recorded(id, People.ben())).isEmpty();
        assertThat(operations().recorded(id, People.amara(), "other", ARGUMENTS))
                .isEmpty();
    }

    @Test
    void countsWhatWaitsForOnePerson() {
        var before = operations().waiting(People.amara());
        var ofBen = operations().waiting(People.ben());
        var id = opened(Duration.ofMinutes(1));
        opened(Duration.ZERO);

        assertThat(operations().waiting(People.amara())).isEqualTo(before + 1);
        assertThat(operations().waiting(People.ben())).isEqualTo(ofBen);
        close(id, People.amara());
        assertThat(operations().waiting(People.amara())).isEqualTo(before);
    }

    private boolean close(OperationId id, Caller caller) {
        return operations().close(id, caller, TOOL, ARGUMENTS, new Recorded("DECLINED", List.of("declined")));
    }

    private Optional<Recorded> recorded(OperationId id, Caller caller) {
        return operations().recorded(id, caller, TOOL, ARGUMENTS);
    }

    protected Use use(OperationId id, Caller caller) {
        return inTransaction(() -> operations().use(id, caller, TOOL, ARGUMENTS, Optional.empty()));
    }

    protected OperationId opened(Duration life) {
        var id = OperationId.random();
        operations()
                .open(
                        new Operation(
                                id, People.amara(), TOOL, ARGUMENTS, order(), 3, "PENDING", new BigDecimal("34.99")),
                        life);
        return id;
    }
}
