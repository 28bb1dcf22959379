package io.supportdesk.orders.confirmation.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.confirmation.Operations.Use;
import io.supportdesk.orders.confirmation.OperationsContract;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.Transactions;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.IllegalTransactionStateException;

/** The rows in a real PostgreSQL. */
class JdbcOperationsIT extends ServiceTest {

    @Autowired
    Operations rows;

    @Autowired
    Transactions transactions;

    @Nested
    class Contract extends OperationsContract {

        @Override
        protected Operations operations() {
            return rows;
        }

        @Override
        protected long order() {
            return JdbcOperationsIT.this.order(OrderStatus.PENDING).number();
        }

        @Override
        protected Use inTransaction(Callable<Use> work) {
            return transactions.inOne(() -> called(work));
        }

        @Test
        void isGoodAgainWhenTheTransactionOfTheUseIsRolledBack() {
            var id = opened(Duration.ofMinutes(1));

            assertThatIllegalStateException()
                    .isThrownBy(() -> transactions.inOne(() -> {
                        assertThat(use(id, People.amara())).isInstanceOf(Use.Granted.class);
                        throw new IllegalStateException("rolled back");
                    }));

            assertThat(use(id, People.amara())).isInstanceOf(Use.Granted.class);
        }
    }

    @Test
    void worksInATransactionOnly() {
        assertThatThrownBy(() ->
                        rows.use(OperationId.random(), People.amara(), "cancel_order", new byte[32], Optional.empty()))
                .isInstanceOf(IllegalTransactionStateException.class);
    }

    private static Use called(Callable<Use> work) {
        try {
            return work.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
