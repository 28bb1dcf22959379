package io.supportdesk.orders.confirmation.jdbc;

import io.supportdesk.orders.confirmation.Operation;
import io.supportdesk.orders.confirmation.OperationId;
import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.identity.Caller;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** One row per asked operation; the row lock of its update is what makes the use single. */
@Repository
class JdbcOperations implements Operations {

    private static final String OWN = " op_id = :op AND used_at IS NULL AND iss = :iss AND sub = :sub AND azp = :azp";
    private static final String THIS_CALL = OWN + " AND tool = :tool AND args_digest = :digest";

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
                        + " confirmation_id = :confirmation WHERE" + THIS_CALL
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
    public void outcome(OperationId id, String outcome) {
        jdbc.sql("UPDATE operation_ask SET outcome = :outcome WHERE op_id = :op")
                .param("outcome", outcome)
                .param("op", id.value())
                .update();
    }

    @Override
    public void close(OperationId id, Caller caller, String outcome) {
        jdbc.sql("UPDATE operation_ask SET used_at = clock_timestamp(), outcome = :outcome WHERE" + OWN)
                .params(owner(id, caller))
                .param("outcome", outcome)
                .update();
    }

    private Use refusal(OperationId id, Caller caller, String tool, byte[] arguments) {
        var expired = jdbc.sql("UPDATE operation_ask SET used_at = clock_timestamp(), outcome = 'EXPIRED' WHERE"
                        + THIS_CALL + " AND clock_timestamp() >= expires_at")
                .params(call(id, caller, tool, arguments))
                .update();
        return expired == 1 ? new Use.Expired() : new Use.Refused();
    }

    private static Map<String, Object> call(OperationId id, Caller caller, String tool, byte[] arguments) {
        var parameters = new HashMap<>(owner(id, caller));
        parameters.put("tool", tool);
        parameters.put("digest", arguments);
        return parameters;
    }

    private static Map<String, Object> owner(OperationId id, Caller caller) {
        return Map.of("op", id.value(), "iss", caller.issuer(), "sub", caller.subject(), "azp", caller.client());
    }
}
