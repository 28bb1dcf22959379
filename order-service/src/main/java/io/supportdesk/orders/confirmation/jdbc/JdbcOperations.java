package io.supportdesk.orders.confirmation.jdbc;

import io.supportdesk.orders.confirmation.Operation;
import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.confirmation.Recorded;
import io.supportdesk.orders.identity.Caller;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** One row per asked operation; the row lock of its update is what makes the use single. */
@Repository
class JdbcOperations implements Operations {

    private static final String THIS_CALL =
            " op_id = :op AND iss = :iss AND sub = :sub AND azp = :azp" + " AND tool = :tool AND args_digest = :digest";
    private static final String UNUSED = " used_at IS NULL AND" + THIS_CALL;

    private final JdbcClient jdbc;

    JdbcOperations(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public void open(Operation operation, Duration life) {
        jdbc.sql("""
                        INSERT INTO operation_ask (op_id, iss, sub, azp, tool, args_digest, order_id, order_version,
                                                   order_status, order_total, asked_at, expires_at)
                        VALUES (:op, :iss, :sub, :azp, :tool, :digest, :order, :version, :status, :total,
                                clock_timestamp(), clock_timestamp() + make_interval(secs => :seconds))""")
                .params(call(operation.id(), operation.caller(), operation.tool(), operation.arguments()))
                .param("order", operation.order())
                .param("version", operation.version())
                .param("status", operation.status())
                .param("total", operation.total())
                .param("seconds", life.toMillis() / 1000.0)
                .update();
    }

    @Override
    @Transactional(propagation = Propagation.MANDATORY)
    public Use use(OperationId id, Caller caller, String tool, byte[] arguments, Optional<String> confirmationId) {
        // clock_timestamp() and not now(): now() is the start of the transaction, which may have waited for the row.
        return jdbc.sql("UPDATE operation_ask SET used_at = clock_timestamp(), outcome = 'USED',"
                        + " confirmation_id = :confirmation WHERE" + UNUSED
                        + " AND clock_timestamp() < expires_at"
                        + " RETURNING order_version, order_status, order_total")
                .params(call(id, caller, tool, arguments))
                .param("confirmation", confirmationId.orElse(null))
                .query((row, n) -> (Use) new Use.Granted(
                        row.getLong("order_version"), row.getString("order_status"), row.getBigDecimal("order_total")))
                .optional()
                .orElseGet(() -> refusal(id, caller, tool, arguments));
    }

    @Override
    @Transactional(propagation = Propagation.MANDATORY)
    public void outcome(OperationId id, Recorded outcome) {
        jdbc.sql("UPDATE operation_ask SET outcome = :outcome, details = :details WHERE op_id = :op")
                .param("outcome", outcome.code())
                .param("details", details(outcome))
                .param("op", id.value())
                .update();
    }

    @Override
    public boolean close(OperationId id, Caller caller, String tool, byte[] arguments, Recorded outcome) {
        return jdbc.sql("UPDATE operation_ask SET used_at = clock_timestamp(), outcome = :outcome, details = :details"
                                + " WHERE" + UNUSED)
                        .params(call(id, caller, tool, arguments))
                        .param("outcome", outcome.code())
                        .param("details", details(outcome))
                        .update()
                == 1;
    }

    @Override
    public Optional<Recorded> recorded(OperationId id, Caller caller, String tool, byte[] arguments) {
        return jdbc.sql("SELECT outcome, details FROM operation_ask WHERE used_at IS NOT NULL AND" + THIS_CALL)
                .params(call(id, caller, tool, arguments))
                .query((row, n) -> new Recorded(row.getString("outcome"), List.of((String[])
                        row.getArray("details").getArray())))
                .optional();
    }

    @Override
    public int waiting(Caller caller) {
        return jdbc.sql("SELECT count(*) FROM operation_ask WHERE used_at IS NULL AND iss = :iss AND sub = :sub"
                        + " AND expires_at > clock_timestamp()")
                .param("iss", caller.issuer())
                .param("sub", caller.subject())
                .query(Integer.class)
                .single();
    }

    private Use refusal(OperationId id, Caller caller, String tool, byte[] arguments) {
        var expired = jdbc.sql("UPDATE operation_ask SET used_at = clock_timestamp(), outcome = 'EXPIRED' WHERE"
                        + UNUSED + " AND clock_timestamp() >= expires_at")
                .params(call(id, caller, tool, arguments))
                .update();
        return expired == 1 ? new Use.Expired() : new Use.Refused();
    }

    private static Map<String, Object> call(OperationId id, Caller caller, String tool, byte[] arguments) {
        return Map.of(
                "op", id.value(),
                "iss", caller.issuer(),
                "sub", caller.subject(),
                "azp", caller.client(),
                "tool", tool,
                "digest", arguments);
    }

    private static String[] details(Recorded outcome) {
        return outcome.details().toArray(String[]::new);
    }
}
