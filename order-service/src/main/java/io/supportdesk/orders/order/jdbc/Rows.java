package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.Money;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.OrderSummary;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;

/** Rows as the domain has them. */
final class Rows {

    private Rows() {}

    static OrderSummary summary(ResultSet row) throws SQLException {
        return new OrderSummary(
                new OrderId(row.getLong("id")),
                OrderStatus.valueOf(row.getString("status")),
                customer(row),
                new Money(row.getBigDecimal("total")),
                instant(row, "placed_at"),
                row.getLong("version"),
                row.getString("items"));
    }

    static Customer customer(ResultSet row) throws SQLException {
        return new Customer(
                new CustomerId(row.getLong("customer_id")),
                row.getString("name"),
                row.getString("email"),
                row.getString("city"));
    }

    static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
