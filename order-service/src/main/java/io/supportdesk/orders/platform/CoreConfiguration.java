package io.supportdesk.orders.platform;

import io.supportdesk.orders.confirmation.Operations;
import io.supportdesk.orders.order.Carriers;
import io.supportdesk.orders.order.DeskCarriers;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.OrderChanges;
import io.supportdesk.orders.order.OrderLookup;
import io.supportdesk.orders.order.Orders;
import io.supportdesk.orders.order.ShipmentRecheck;
import io.supportdesk.orders.order.Shipments;
import io.supportdesk.orders.order.StatusUpdate;
import io.supportdesk.orders.order.Transactions;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Puts the use cases together; they themselves know no framework. */
@Configuration(proxyBeanMethods = false)
class CoreConfiguration {

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }

    @Bean
    Carriers carriers() {
        return new DeskCarriers();
    }

    @Bean
    OrderLookup orderLookup(Orders orders) {
        return new OrderLookup(orders);
    }

    @Bean
    StatusUpdate statusUpdate(OrderChanges changes, Transactions transactions, Carriers carriers, Clock clock) {
        return new StatusUpdate(changes, transactions, carriers, clock);
    }

    @Bean
    ShipmentRecheck shipmentRecheck(Shipments shipments, Carriers carriers) {
        return new ShipmentRecheck(shipments, carriers);
    }

    @Bean
    OrderCancellation orderCancellation(
            Orders orders,
            OrderChanges changes,
            Operations operations,
            Transactions transactions,
            Clock clock,
            ConfirmationProperties properties) {
        return new OrderCancellation(orders, changes, operations, transactions, clock, properties.waitTime());
    }
}
