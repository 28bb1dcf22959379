package io.supportdesk.journeys;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** What is really in order-service's database; the only place where an effect, or its absence, counts. */
public final class OrdersDatabase {

    /** How an order stands, with everything that a cancellation would leave behind. */
    public record Stand(
            String status, BigDecimal total, long version, int cancellations, int refunds, int history, int usedAsks) {}

    /** Who cancelled an order. */
    public record Cancellation(
            @Nullable String note,
            String confirmedBy,
            String confirmedBySub,
            Instant at,
            @Nullable String confirmationId,
            @Nullable String operationId) {}

    private interface Reading<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** Left to those who need an order by its name. */
    private static final String FREE = "id NOT IN (10001, 10002, 10003, 10008, 10009)";

    private final String url;
    private final Queue<String> pending = new ArrayDeque<>();
    private final Queue<String> processing = new ArrayDeque<>();

    public OrdersDatabase(String url) {
        this.url = url;
        pending.addAll(ids("status = 'PENDING' AND " + FREE));
        processing.addAll(ids("status = 'PROCESSING' AND " + FREE));
    }

    /** A PENDING order that no other test gets; when the seeded ones are used up, a new one. */
    public synchronized String takePending() {
        return Optional.ofNullable(pending.poll()).orElseGet(() -> addPending(1).getFirst());
    }

    /** A PROCESSING order that no other test gets. */
    public synchronized String takeProcessing() {
        return Optional.ofNullable(processing.poll())
                .orElseThrow(() -> new IllegalStateException("All PROCESSING orders are taken"));
    }

    /** Adds that many PENDING orders and gives their ids. */
    public List<String> addPending(int number) {
        return read("""
                INSERT INTO orders (id, customer_id, status, total, placed_at, street, postal_code, city, country)
                SELECT top + n, customer_id, 'PENDING', total, placed_at, street, postal_code, city, country
                FROM orders, (SELECT max(id) AS top FROM orders) AS last, generate_series(1, ?) AS n
                WHERE orders.id = 10002 RETURNING 'ORD-' || orders.id""", row -> row.getString(1), number);
    }

    /** How that order stands. */
    public Stand stand(String order) {
        return one("""
                SELECT status, total, version,
                       (SELECT count(*) FROM cancellations c WHERE c.order_id = o.id),
                       (SELECT count(*) FROM refunds r WHERE r.order_id = o.id),
                       (SELECT count(*) FROM order_history h WHERE h.order_id = o.id),
                       (SELECT count(*) FROM operation_ask a WHERE a.order_id = o.id AND a.outcome = 'CANCELLED')
                FROM orders o WHERE id = ?""", OrdersDatabase::stand, number(order)).orElseThrow();
    }

    /** Its status. */
    public String status(String order) {
        return stand(order).status();
    }

    /** The row of its cancellation. */
    public Optional<Cancellation> cancellation(String order) {
        return one("SELECT * FROM cancellations WHERE order_id = ?", OrdersDatabase::cancellation, number(order));
    }

    /** How many of these are cancelled, each with a row that has a confirmation id, all ids different. */
    public long cancelledOf(List<String> orders) {
        var numbers = orders.stream().map(OrdersDatabase::number).toArray(Long[]::new);
        return one("""
                SELECT count(DISTINCT c.confirmation_id) FROM orders o JOIN cancellations c ON c.order_id = o.id
                WHERE o.status = 'CANCELLED' AND o.id = ANY (?)""", row -> row.getLong(1), (Object) numbers).orElseThrow();
    }

    /** How many questions about these orders are open: asked, not decided, in time. */
    public long openAsks(List<String> orders) {
        var numbers = orders.stream().map(OrdersDatabase::number).toArray(Long[]::new);
        return one("""
                SELECT count(DISTINCT order_id) FROM operation_ask
                WHERE outcome IS NULL AND used_at IS NULL AND expires_at > clock_timestamp() AND order_id = ANY (?)""", row -> row.getLong(1), (Object) numbers).orElseThrow();
    }

    /** Gives the order another total, as somebody else's edit would. */
    public void changeTotal(String order, String total) {
        one(
                        "UPDATE orders SET total = ?, version = version + 1 WHERE id = ? RETURNING id",
                        row -> row.getLong(1),
                        new BigDecimal(total),
                        number(order))
                .orElseThrow();
    }

    private List<String> ids(String condition) {
        return read(
                "SELECT 'ORD-' || id FROM orders WHERE " + condition + " ORDER BY id DESC", row -> row.getString(1));
    }

    private static Stand stand(ResultSet row) throws SQLException {
        return new Stand(
                row.getString(1),
                row.getBigDecimal(2),
                row.getLong(3),
                row.getInt(4),
                row.getInt(5),
                row.getInt(6),
                row.getInt(7));
    }

    private static Cancellation cancellation(ResultSet row) throws SQLException {
        return new Cancellation(
                row.getString("note"),
                row.getString("confirmed_by_name"),
                row.getString("confirmed_by_sub"),
                row.getObject("cancelled_at", OffsetDateTime.class).toInstant(),
                row.getString("confirmation_id"),
                row.getString("operation_id"));
    }

    private <T> Optional<T> one(String sql, Reading<T> reading, Object... parameters) {
        return read(sql, reading, parameters).stream().findFirst();
    }

    private <T> List<T> read(String sql, Reading<T> reading, Object... parameters) {
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.prepareStatement(sql)) {
            for (var i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameter(connection, parameters[i]));
            }
            var rows = new ArrayList<T>();
            try (var result = statement.executeQuery()) {
                while (result.next()) {
                    rows.add(reading.of(result));
                }
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private static Object parameter(Connection connection, Object value) throws SQLException {
        return value instanceof Long[] numbers ? connection.createArrayOf("bigint", numbers) : value;
    }

    private static long number(String order) {
        return Long.parseLong(order.substring("ORD-".length()));
    }
}
