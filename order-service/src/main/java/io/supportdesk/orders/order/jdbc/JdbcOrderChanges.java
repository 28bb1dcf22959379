package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Change;
import io.supportdesk.orders.order.Money;
import io.supportdesk.orders.order.OrderChanges;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderState;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.Shipment;
import java.time.ZoneOffset;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** The writes on one order; refuses to work outside a transaction. */
@Repository
@Transactional(propagation = Propagation.MANDATORY)
class JdbcOrderChanges implements OrderChanges {

    private final JdbcClient jdbc;
    private final History history;

    JdbcOrderChanges(JdbcClient jdbc) {
        this.jdbc = jdbc;
        this.history = new History(jdbc);
    }

    @Override
    public Optional<OrderState> lock(OrderId id) {
        return jdbc.sql("SELECT version, status, total FROM orders WHERE id = :id FOR UPDATE")
                .param("id", id.number())
                .query((row, n) -> new OrderState(
                        row.getLong("version"),
                        OrderStatus.valueOf(row.getString("status")),
                        new Money(row.getBigDecimal("total"))))
                .optional();
    }

    @Override
    public void move(OrderId id, OrderState from, OrderStatus to, Change change) {
        var moved = jdbc.sql("UPDATE orders SET status = :to, version = version + 1"
                        + " WHERE id = :id AND version = :version AND status = :from")
                .param("to", to.name())
                .param("id", id.number())
                .param("version", from.version())
                .param("from", from.status().name())
                .update();
        if (moved != 1) {
            throw new IllegalStateException(id + " is no longer " + from);
        }
        history.append(id, change);
    }

    @Override
    public void recordCancellation(OrderId id, Money refund, Change change) {
        jdbc.sql("""
                        INSERT INTO cancellations (order_id, confirmed_by_iss, confirmed_by_sub, confirmed_by_name,
                                                   note, confirmation_id, operation_id)
                        VALUES (:id, :iss, :sub, :name, :note, :confirmation, :operation)""")
                .param("id", id.number())
                .param("iss", change.actor().issuer())
                .param("sub", change.actor().subject())
                .param("name", change.actor().name())
                .param("note", change.note())
                .param("confirmation", change.confirmationId())
                .param("operation", change.operationId())
                .update();
        jdbc.sql("INSERT INTO refunds (order_id, amount, state) VALUES (:id, :amount, 'STARTED')")
                .param("id", id.number())
                .param("amount", refund.amount())
                .update();
    }

    @Override
    public void recordShipment(OrderId id, Shipment shipment) {
        jdbc.sql("""
                        INSERT INTO shipments (order_id, carrier, tracking_number, shipped_at, estimated_delivery)
                        VALUES (:id, :carrier, :tracking, :shipped, :estimate) ON CONFLICT (order_id) DO NOTHING""")
                .param("id", id.number())
                .param("carrier", shipment.carrier())
                .param("tracking", shipment.trackingNumber())
                .param("shipped", shipment.shippedAt().atOffset(ZoneOffset.UTC))
                .param("estimate", shipment.estimatedDelivery())
                .update();
    }
}
