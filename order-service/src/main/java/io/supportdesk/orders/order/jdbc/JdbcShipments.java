package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.order.Change;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.Shipment;
import io.supportdesk.orders.order.Shipments;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The parcels of shipped orders; each new estimate is a transaction of its own. */
@Repository
class JdbcShipments implements Shipments {

    private final JdbcClient jdbc;
    private final History history;

    JdbcShipments(JdbcClient jdbc) {
        this.jdbc = jdbc;
        this.history = new History(jdbc);
    }

    @Override
    public Map<OrderId, Shipment> underWay() {
        var parcels = new LinkedHashMap<OrderId, Shipment>();
        jdbc.sql("""
                        SELECT s.order_id, s.carrier, s.tracking_number, s.shipped_at, s.estimated_delivery
                          FROM shipments s JOIN orders o ON o.id = s.order_id
                         WHERE o.status = 'SHIPPED' ORDER BY s.order_id""").query(row -> {
            parcels.put(
                    new OrderId(row.getLong("order_id")),
                    new Shipment(
                            row.getString("carrier"),
                            row.getString("tracking_number"),
                            Rows.instant(row, "shipped_at"),
                            row.getObject("estimated_delivery", LocalDate.class)));
        });
        return parcels;
    }

    @Override
    @Transactional
    public boolean changeEstimate(OrderId id, LocalDate estimate, Caller actor) {
        // The order first, as every other change does: so no two changes can wait for each other.
        var locked = jdbc.sql("SELECT id FROM orders WHERE id = :id AND status = 'SHIPPED' FOR UPDATE")
                .param("id", id.number())
                .query(Long.class)
                .optional();
        return locked.isPresent() && write(id, estimate, actor);
    }

    private boolean write(OrderId id, LocalDate estimate, Caller actor) {
        var changed = jdbc.sql("UPDATE shipments SET estimated_delivery = :estimate"
                        + " WHERE order_id = :id AND estimated_delivery <> :estimate")
                .param("id", id.number())
                .param("estimate", estimate)
                .update();
        if (changed == 0) {
            return false;
        }
        jdbc.sql("UPDATE orders SET version = version + 1 WHERE id = :id")
                .param("id", id.number())
                .update();
        history.append(id, Change.of(actor, "estimate", "Delivery is now expected on " + estimate));
        return true;
    }
}
