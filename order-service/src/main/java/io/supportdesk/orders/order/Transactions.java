package io.supportdesk.orders.order;

import java.util.function.Supplier;

/** Makes several writes one. */
public interface Transactions {

    /** Commits what the work wrote when it returns, and nothing of it when it throws. */
    <T> T inOne(Supplier<T> work);
}
