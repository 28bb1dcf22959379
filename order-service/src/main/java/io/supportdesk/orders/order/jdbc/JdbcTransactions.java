package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Transactions;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Database transactions, READ COMMITTED: what has to be compared is locked first. */
@Component
class JdbcTransactions implements Transactions {

    private final TransactionTemplate template;

    JdbcTransactions(PlatformTransactionManager manager) {
        this.template = new TransactionTemplate(manager);
    }

    @Override
    public <T> T inOne(Supplier<T> work) {
        return Objects.requireNonNull(template.execute(status -> Objects.requireNonNull(work.get())));
    }
}
