package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.identity.Scope;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ToolScopesTests {

    @Test
    void coverEveryToolThatIsOffered() {
        assertThat(IntendedTools.NAMES.stream().collect(Collectors.toMap(name -> name, ToolScopes::of)))
                .isEqualTo(Map.of(
                        "get_order", Scope.READ,
                        "get_customer_orders", Scope.READ,
                        "get_orders_by_status", Scope.READ,
                        "update_order_status", Scope.WRITE,
                        "recheck_shipments", Scope.WRITE,
                        "cancel_order", Scope.CANCEL));
    }
}
