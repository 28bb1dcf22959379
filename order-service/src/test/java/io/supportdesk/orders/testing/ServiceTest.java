package io.supportdesk.orders.testing;

import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The whole service on real servers; all tests below share one context, so each makes its own orders. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "order-service.demo-data=true",
            "order-service.public-url=https://orders.example",
            "order-service.confirmation.wait=5s",
            "order-service.state.keys.current=new:" + ServiceTest.KEY,
            "order-service.state.keys.previous=old:" + ServiceTest.OLD_KEY
        })
public abstract class ServiceTest {

    public static final String KEY = "bmV3IGtleSBvZiB0aGUgdGVzdHMsIDMyIGJ5dGVzIDo=";
    public static final String OLD_KEY = "b2xkIGtleSBvZiB0aGUgdGVzdHMsIDMyIGJ5dGVzIDo=";

    private static final AtomicLong NUMBERS = new AtomicLong(20_000);

    @Autowired
    protected JdbcClient jdbc;

    @LocalServerPort
    protected int port;

    @DynamicPropertySource
    static void servers(DynamicPropertyRegistry registry) {
        registry.add("spring.datasource.url", Servers.POSTGRES::jdbcUrl);
        registry.add("spring.data.redis.url", Servers.REDIS::url);
        registry.add("order-service.security.issuer", Servers.ISSUER::issuer);
    }

    protected String url() {
        return "http://127.0.0.1:" + port;
    }

    protected static String token(String subject) {
        return Servers.ISSUER.token(subject);
    }

    /** A new order of Marcus Adeyemi over 34.99. */
    protected OrderId order(OrderStatus status) {
        var id = new OrderId(NUMBERS.incrementAndGet());
        jdbc.sql("""
                        INSERT INTO orders (id, customer_id, status, total, placed_at, street, postal_code, city, country)
                        VALUES (?, 17, ?, 34.99, '2026-09-01T10:00:00Z', '1 Market Street', '10115', 'Rotterdam', 'NL')""").params(id.number(), status.name()).update();
        jdbc.sql("INSERT INTO order_lines VALUES (?, 1, 'Mechanical Switch Kit', 1, 34.99)")
                .params(id.number())
                .update();
        return id;
    }

    protected String statusOf(OrderId id) {
        return jdbc.sql("SELECT status FROM orders WHERE id = ?")
                .param(id.number())
                .query(String.class)
                .single();
    }

    /** How many rows of that table belong to the order. */
    protected long rows(String table, OrderId id) {
        return jdbc.sql("SELECT count(*) FROM " + table + " WHERE order_id = ?")
                .param(id.number())
                .query(Long.class)
                .single();
    }
}
