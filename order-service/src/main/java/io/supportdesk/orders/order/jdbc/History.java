package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Change;
import io.supportdesk.orders.order.OrderId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Appends to an order's history, with the version that the order has just got. */
final class History {

    private final JdbcClient jdbc;

    History(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    void append(OrderId id, Change change) {
        var note = change.note();
        jdbc.sql("""
                        INSERT INTO order_history (order_id, order_version, actor_iss, actor_sub, actor_name, action,
                                                   detail, confirmation_id)
                        SELECT id, version, :iss, :sub, :name, :action, :detail, :confirmation
                          FROM orders WHERE id = :id""")
                .param("id", id.number())
                .param("iss", change.actor().issuer())
                .param("sub", change.actor().subject())
                .param("name", change.actor().name())
                .param("action", change.action())
                .param("detail", note == null ? change.detail() : change.detail() + ". Note: " + note)
                .param("confirmation", change.confirmationId())
                .update();
    }
}
