package io.supportdesk.orders.testing;

import io.supportdesk.orders.order.Address;
import io.supportdesk.orders.order.Change;
import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.Money;
import io.supportdesk.orders.order.Order;
import io.supportdesk.orders.order.OrderChanges;
import io.supportdesk.orders.order.OrderFilter;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderState;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.OrderSummary;
import io.supportdesk.orders.order.Orders;
import io.supportdesk.orders.order.Page;
import io.supportdesk.orders.order.PageRequest;
import io.supportdesk.orders.order.Shipment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A shop with a single order, for tests of the core. */
public final class OneOrder implements Orders, OrderChanges {

    public static final OrderId ID = new OrderId(10_002);

    public OrderState state;
    public final List<Change> changes = new ArrayList<>();
    public final List<Money> refunds = new ArrayList<>();
    public @Nullable Shipment shipment;

    public OneOrder(OrderStatus status) {
        state = new OrderState(1, status, Money.of("34.99"));
    }

    @Override
    public Optional<Order> find(OrderId id) {
        var marcus = new Customer(new CustomerId(17), "Marcus Adeyemi", "m@example", "Rotterdam");
        var summary = new OrderSummary(
                ID, state.status(), marcus, state.total(), Instant.EPOCH, state.version(), "Mechanical Switch Kit x1");
        return ID.equals(id)
                ? Optional.of(new Order(
                        summary, List.of(), new Address("1 Market Street", "1", "R", "NL"), null, null, List.of()))
                : Optional.empty();
    }

    @Override
    public Page<OrderSummary> page(OrderFilter filter, PageRequest request) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Map<OrderStatus, Long> counts() {
        return Map.of(state.status(), 1L);
    }

    @Override
    public Optional<Customer> customer(CustomerId id) {
        return Optional.empty();
    }

    @Override
    public List<OrderId> startingWith(String written, int limit) {
        return List.of(ID);
    }

    @Override
    public Optional<OrderState> lock(OrderId id) {
        return ID.equals(id) ? Optional.of(state) : Optional.empty();
    }

    @Override
    public void move(OrderId id, OrderState from, OrderStatus to, Change change) {
        if (!state.equals(from)) {
            throw new IllegalStateException();
        }
        state = new OrderState(state.version() + 1, to, state.total());
        changes.add(change);
    }

    @Override
    public void recordCancellation(OrderId id, Money refund, Change change) {
        refunds.add(refund);
    }

    @Override
    public void recordShipment(OrderId id, Shipment parcel) {
        shipment = parcel;
    }
}
