package io.supportdesk.orders.order.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.DeskCarriers;
import io.supportdesk.orders.testing.Servers;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;

/** The demo orders in a database of their own, filled by several replicas at once. */
class DemoDataIT {

    private static JdbcClient jdbc;
    private static long filled;

    @BeforeAll
    static void fillFromFourReplicasAtOnce() throws Exception {
        var url = Servers.POSTGRES.jdbcUrl();
        JdbcClient.create(new DriverManagerDataSource(url))
                .sql("CREATE DATABASE demo_data_it")
                .update();
        var database = new DriverManagerDataSource(url.replace("/postgres?", "/demo_data_it?"));
        Flyway.configure().dataSource(database).load().migrate();
        jdbc = JdbcClient.create(database);
        var demo = new DemoData(jdbc, new JdbcTransactionManager(database), new DeskCarriers());
        try (var replicas = Executors.newVirtualThreadPerTaskExecutor()) {
            var runs = IntStream.range(0, 4)
                    .mapToObj(i -> replicas.submit(demo::fill))
                    .toList();
            for (var run : runs) {
                filled += run.get() ? 1 : 0;
            }
        }
    }

    @Test
    void isWrittenOnceHoweverManyReplicasStart() {
        assertThat(filled).isOne();
        assertThat(count("SELECT count(*) FROM orders")).isEqualTo(200);
        assertThat(count("SELECT count(*) FROM customers")).isEqualTo(42);
    }

    @Test
    void hasTheAgreedNumbers() {
        assertThat(Map.of("SHIPPED", 87L, "DELIVERED", 50L, "PENDING", 30L, "PROCESSING", 25L, "CANCELLED", 8L))
                .allSatisfy(
                        (status, n) -> assertThat(count("SELECT count(*) FROM orders WHERE status = '" + status + "'"))
                                .isEqualTo(n));
    }

    @Test
    void hasTheAgreedOrders() {
        assertOrder(10_001, "SHIPPED", "Ana Ruiz", 42, "179.99", "Wireless Keyboard x1, USB-C Hub x2");
        assertOrder(10_002, "PENDING", "Marcus Adeyemi", 17, "34.99", "Mechanical Switch Kit x1");
        assertOrder(10_003, "DELIVERED", "Ana Ruiz", 42, "599.00", "4K Monitor x1");
        assertOrder(10_008, "PENDING", "Daniel Mensah", 8, "124.99", "Noise-Cancelling Headset x1");
        assertThat(status(10_009)).isEqualTo("PROCESSING");
    }

    @Test
    void hasAPairAndATripleOfCustomersWithOneName() {
        assertThat(jdbc.sql("""
                                SELECT count(*) FROM customers GROUP BY name
                                HAVING count(*) > 1 AND count(DISTINCT email) = count(*) AND count(DISTINCT city) = count(*)
                                ORDER BY 1""").query(Long.class).list()).containsExactly(2L, 3L);
    }

    @Test
    void addsUp() {
        assertThat(count("""
                        SELECT count(*) FROM orders o WHERE total <>
                          (SELECT sum(quantity * unit_price) FROM order_lines l WHERE l.order_id = o.id)""")).isZero();
        assertThat(count("SELECT count(*) FROM shipments")).isEqualTo(137);
        assertThat(count("SELECT count(*) FROM refunds")).isEqualTo(8);
    }

    @Test
    void isTheSameInEveryRun() {
        assertThat(new DemoOrders(new DeskCarriers()).all()).isEqualTo(new DemoOrders(new DeskCarriers()).all());
        assertThat(jdbc.sql(
                                "SELECT md5(string_agg(concat_ws('|', id, customer_id, status, total,"
                                        + " extract(epoch FROM placed_at), street, postal_code, city), ',' ORDER BY id)) FROM orders")
                        .query(String.class)
                        .single())
                .isEqualTo("4a3168b34187889e8fe1c4d5256bc5b5");
    }

    private static void assertOrder(long id, String status, String name, long customer, String total, String items) {
        var row = jdbc.sql("""
                        SELECT o.status, c.name, c.id AS customer, o.total::text AS total,
                               (SELECT string_agg(product || ' x' || quantity, ', ' ORDER BY position)
                                  FROM order_lines l WHERE l.order_id = o.id) AS items
                          FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = ?""").param(id).query().singleRow();
        assertThat(row)
                .isEqualTo(
                        Map.of("status", status, "name", name, "customer", customer, "total", total, "items", items));
    }

    private static String status(long id) {
        return jdbc.sql("SELECT status FROM orders WHERE id = ?")
                .param(id)
                .query(String.class)
                .single();
    }

    private static long count(String sql) {
        return jdbc.sql(sql).query(Long.class).single();
    }
}
