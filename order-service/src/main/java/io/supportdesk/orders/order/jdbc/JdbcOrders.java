package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Address;
import io.supportdesk.orders.order.Cancellation;
import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.HistoryEntry;
import io.supportdesk.orders.order.Money;
import io.supportdesk.orders.order.Order;
import io.supportdesk.orders.order.OrderFilter;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderLine;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.OrderSummary;
import io.supportdesk.orders.order.Orders;
import io.supportdesk.orders.order.Page;
import io.supportdesk.orders.order.PageRequest;
import io.supportdesk.orders.order.Shipment;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Reads orders; what belongs together is read from one snapshot. */
@Repository
class JdbcOrders implements Orders {

    private static final String SUMMARY = """
            SELECT o.id, o.status, o.total, o.placed_at, o.version,
                   c.id AS customer_id, c.name, c.email, c.city,
                   (SELECT string_agg(l.product || ' x' || l.quantity, ', ' ORDER BY l.position)
                      FROM order_lines l WHERE l.order_id = o.id) AS items
              FROM orders o JOIN customers c ON c.id = o.customer_id""";

    private final JdbcClient jdbc;

    JdbcOrders(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public Optional<Order> find(OrderId id) {
        return jdbc.sql(SUMMARY + " WHERE o.id = :id")
                .param("id", id.number())
                .query((row, n) -> Rows.summary(row))
                .optional()
                .map(summary ->
                        new Order(summary, lines(id), address(id), shipment(id), cancellation(id), history(id)));
    }

    @Override
    @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
    public Page<OrderSummary> page(OrderFilter filter, PageRequest request) {
        var where = Where.of(filter);
        var total = jdbc.sql("SELECT count(*) FROM orders o" + where.sql())
                .params(where.parameters())
                .query(Long.class)
                .single();
        var items = jdbc.sql(SUMMARY + where.sql() + " ORDER BY o.placed_at DESC, o.id DESC LIMIT :size OFFSET :offset")
                .params(where.parameters())
                .param("size", request.size())
                .param("offset", request.offset())
                .query((row, n) -> Rows.summary(row))
                .list();
        return new Page<>(items, request, total);
    }

    @Override
    public Map<OrderStatus, Long> counts() {
        var counts = new EnumMap<OrderStatus, Long>(OrderStatus.class);
        for (var status : OrderStatus.values()) {
            counts.put(status, 0L);
        }
        jdbc.sql("SELECT status, count(*) AS n FROM orders GROUP BY status").query(row -> {
            counts.put(OrderStatus.valueOf(row.getString("status")), row.getLong("n"));
        });
        return counts;
    }

    @Override
    public Optional<Customer> customer(CustomerId id) {
        return jdbc.sql("SELECT id AS customer_id, name, email, city FROM customers WHERE id = :id")
                .param("id", id.number())
                .query((row, n) -> Rows.customer(row))
                .optional();
    }

    @Override
    public List<OrderId> startingWith(String written, int limit) {
        return jdbc.sql("""
                        SELECT id FROM orders WHERE starts_with('ORD-' || id, upper(:written))
                         ORDER BY status = 'CANCELLED' DESC, placed_at DESC, id DESC LIMIT :limit""")
                .param("written", written.replace("\0", ""))
                .param("limit", limit)
                .query((row, n) -> new OrderId(row.getLong("id")))
                .list();
    }

    private List<OrderLine> lines(OrderId id) {
        return jdbc.sql("SELECT product, quantity, unit_price FROM order_lines WHERE order_id = :id ORDER BY position")
                .param("id", id.number())
                .query((row, n) -> new OrderLine(
                        row.getString("product"), row.getInt("quantity"), new Money(row.getBigDecimal("unit_price"))))
                .list();
    }

    private Address address(OrderId id) {
        return jdbc.sql("SELECT street, postal_code, city, country FROM orders WHERE id = :id")
                .param("id", id.number())
                .query((row, n) -> new Address(
                        row.getString("street"),
                        row.getString("postal_code"),
                        row.getString("city"),
                        row.getString("country")))
                .single();
    }

    private @Nullable Shipment shipment(OrderId id) {
        return jdbc.sql("SELECT carrier, tracking_number, shipped_at, estimated_delivery FROM shipments"
                        + " WHERE order_id = :id")
                .param("id", id.number())
                .query((row, n) -> new Shipment(
                        row.getString("carrier"),
                        row.getString("tracking_number"),
                        Rows.instant(row, "shipped_at"),
                        row.getObject("estimated_delivery", LocalDate.class)))
                .optional()
                .orElse(null);
    }

    private @Nullable Cancellation cancellation(OrderId id) {
        return jdbc.sql("""
                        SELECT c.cancelled_at, c.confirmed_by_name, c.note, c.confirmation_id, c.operation_id, r.state
                          FROM cancellations c JOIN refunds r USING (order_id) WHERE c.order_id = :id""")
                .param("id", id.number())
                .query((row, n) -> new Cancellation(
                        Rows.instant(row, "cancelled_at"),
                        row.getString("confirmed_by_name"),
                        row.getString("note"),
                        row.getString("confirmation_id"),
                        row.getString("operation_id"),
                        row.getString("state")))
                .optional()
                .orElse(null);
    }

    private List<HistoryEntry> history(OrderId id) {
        return jdbc.sql("SELECT at, actor_name, action, detail, confirmation_id FROM order_history"
                        + " WHERE order_id = :id ORDER BY id")
                .param("id", id.number())
                .query((row, n) -> new HistoryEntry(
                        Rows.instant(row, "at"),
                        row.getString("actor_name"),
                        row.getString("action"),
                        row.getString("detail"),
                        row.getString("confirmation_id")))
                .list();
    }

    private record Where(String sql, Map<String, Object> parameters) {

        static Where of(OrderFilter filter) {
            var parameters = new HashMap<String, Object>();
            var sql = new StringBuilder(" WHERE true");
            filter.status().ifPresent(status -> {
                sql.append(" AND o.status = :status");
                parameters.put("status", status.name());
            });
            filter.customer().ifPresent(customer -> {
                sql.append(" AND o.customer_id = :customer");
                parameters.put("customer", customer.number());
            });
            return new Where(sql.toString(), parameters);
        }
    }
}
