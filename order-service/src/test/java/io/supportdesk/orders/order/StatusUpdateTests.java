package io.supportdesk.orders.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.supportdesk.orders.identity.MissingScope;
import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.testing.OneOrder;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.TestClock;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StatusUpdateTests {

    @ParameterizedTest
    @CsvSource({"PENDING,PROCESSING", "PENDING,SHIPPED", "PROCESSING,PENDING", "PROCESSING,SHIPPED", "SHIPPED,DELIVERED"
    })
    void movesAnOrderAlongItsWay(OrderStatus from, OrderStatus to) {
        var order = new OneOrder(from);

        assertThat(update(order, to)).isEqualTo(new StatusUpdateOutcome.Updated(OneOrder.ID, from, to));
        assertThat(order.state).isEqualTo(new OrderState(2, to, Money.of("34.99")));
        assertThat(order.changes).hasSize(1);
        assertThat(order.shipment != null).isEqualTo(to == OrderStatus.SHIPPED);
    }

    @ParameterizedTest
    @CsvSource({"PENDING,DELIVERED", "SHIPPED,PENDING", "DELIVERED,SHIPPED", "CANCELLED,PENDING", "CANCELLED,SHIPPED"})
    void movesNoOrderOffItsWay(OrderStatus from, OrderStatus to) {
        var order = new OneOrder(from);

        assertThat(update(order, to)).isEqualTo(new StatusUpdateOutcome.NotAllowed(OneOrder.ID, from, to));
        assertThat(order.changes).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void neverCancels(OrderStatus from) {
        var order = new OneOrder(from);

        assertThat(update(order, OrderStatus.CANCELLED)).isEqualTo(new StatusUpdateOutcome.CancelInstead(OneOrder.ID));
        assertThat(order.state.status()).isEqualTo(from);
        assertThat(order.changes).isEmpty();
    }

    @Test
    void changesNothingTwice() {
        var order = new OneOrder(OrderStatus.SHIPPED);

        assertThat(update(order, OrderStatus.SHIPPED)).isInstanceOf(StatusUpdateOutcome.AlreadyThere.class);
        assertThat(order.state.version()).isOne();
    }

    @Test
    void needsTheScopeToWrite() {
        var order = new OneOrder(OrderStatus.PENDING);
        var reader = People.with(People.amara(), Scope.READ, Scope.CANCEL);

        assertThatExceptionOfType(MissingScope.class)
                .isThrownBy(() -> updates(order).update(reader, OneOrder.ID, OrderStatus.SHIPPED));
        assertThat(order.changes).isEmpty();
    }

    private static StatusUpdateOutcome update(OneOrder order, OrderStatus to) {
        return updates(order).update(People.amara(), OneOrder.ID, to);
    }

    private static StatusUpdate updates(OneOrder order) {
        var transactions = new Transactions() {
            @Override
            public <T> T inOne(Supplier<T> work) {
                return work.get();
            }
        };
        return new StatusUpdate(order, transactions, new DeskCarriers(), new TestClock());
    }
}
