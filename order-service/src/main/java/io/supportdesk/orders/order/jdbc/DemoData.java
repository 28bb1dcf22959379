package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Carriers;
import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.jdbc.DemoOrders.DemoOrder;
import java.time.Duration;
import java.time.ZoneOffset;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Fills an empty database with the demo orders, once, before the service reports ready. */
@Component
@ConditionalOnBooleanProperty("order-service.demo-data")
class DemoData implements ApplicationRunner {

    private static final Logger log = LoggerFactory.getLogger(DemoData.class);
    /** Any number that nobody else locks; it spells "desk". */
    private static final long LOCK = 0x6465736bL;

    private final JdbcClient jdbc;
    private final TransactionTemplate transaction;
    private final DemoOrders demo;

    DemoData(JdbcClient jdbc, PlatformTransactionManager manager, Carriers carriers) {
        this.jdbc = jdbc;
        this.transaction = new TransactionTemplate(manager);
        this.demo = new DemoOrders(carriers);
    }

    @Override
    public void run(ApplicationArguments args) {
        fill();
    }

    /** Several replicas may call this at once: one writes, the others wait for it and find the database filled. */
    boolean fill() {
        return Boolean.TRUE.equals(transaction.execute(status -> {
            jdbc.sql("SELECT pg_advisory_xact_lock(:lock)").param("lock", LOCK).query(row -> {});
            if (jdbc.sql("SELECT EXISTS (SELECT FROM customers)")
                    .query(Boolean.class)
                    .single()) {
                return false;
            }
            DemoOrders.customers().forEach(this::write);
            demo.all().forEach(this::write);
            log.info("The database was empty; the demo orders are in it now");
            return true;
        }));
    }

    private void write(Customer customer) {
        jdbc.sql("INSERT INTO customers (id, name, email, city) VALUES (?, ?, ?, ?)")
                .params(customer.id().number(), customer.name(), customer.email(), customer.city())
                .update();
    }

    private void write(DemoOrder order) {
        var to = order.address();
        jdbc.sql("""
                        INSERT INTO orders (id, customer_id, status, total, placed_at, street, postal_code, city, country)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""")
                .params(
                        order.id().number(),
                        order.customer().number(),
                        order.status().name(),
                        order.total().amount(),
                        order.placedAt().atOffset(ZoneOffset.UTC),
                        to.street(),
                        to.postalCode(),
                        to.city(),
                        to.country())
                .update();
        writeLines(order);
        writeShipment(order);
        writeHistory(order);
        if (order.status() == OrderStatus.CANCELLED) {
            writeCancellation(order);
        }
    }

    private void writeLines(DemoOrder order) {
        for (int i = 0; i < order.lines().size(); i++) {
            var line = order.lines().get(i);
            jdbc.sql(
                            "INSERT INTO order_lines (order_id, position, product, quantity, unit_price) VALUES (?, ?, ?, ?, ?)")
                    .params(
                            order.id().number(),
                            i + 1,
                            line.product(),
                            line.quantity(),
                            line.unitPrice().amount())
                    .update();
        }
    }

    private void writeShipment(DemoOrder order) {
        var parcel = order.shipment();
        if (parcel != null) {
            jdbc.sql("INSERT INTO shipments VALUES (?, ?, ?, ?, ?)")
                    .params(
                            order.id().number(),
                            parcel.carrier(),
                            parcel.trackingNumber(),
                            parcel.shippedAt().atOffset(ZoneOffset.UTC),
                            parcel.estimatedDelivery())
                    .update();
        }
    }

    private void writeHistory(DemoOrder order) {
        jdbc.sql("""
                        INSERT INTO order_history (order_id, order_version, at, actor_iss, actor_sub, actor_name, action, detail)
                        VALUES (?, 1, ?, 'demo', 'shop', 'Web shop', 'placed', 'Placed in the web shop')""")
                .params(order.id().number(), order.placedAt().atOffset(ZoneOffset.UTC))
                .update();
    }

    private void writeCancellation(DemoOrder order) {
        var at = order.placedAt().plus(Duration.ofHours(5)).atOffset(ZoneOffset.UTC);
        jdbc.sql("""
                        INSERT INTO cancellations (order_id, cancelled_at, confirmed_by_iss, confirmed_by_sub,
                                                   confirmed_by_name, note)
                        VALUES (?, ?, 'demo', 'shop', 'Web shop', 'Cancelled by the customer')""").params(order.id().number(), at).update();
        jdbc.sql("INSERT INTO refunds (order_id, amount, state, started_at) VALUES (?, ?, 'PAID', ?)")
                .params(order.id().number(), order.total().amount(), at)
                .update();
    }
}
