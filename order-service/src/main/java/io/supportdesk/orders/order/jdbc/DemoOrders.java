package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Address;
import io.supportdesk.orders.order.Carriers;
import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.Money;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderLine;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.Shipment;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The demo orders: invented, and the same in every run. */
final class DemoOrders {

    private static final Instant FIRST = Instant.parse("2026-10-01T07:30:00Z");
    private static final Duration APART = Duration.ofMinutes(391);
    private static final long SEED = 20_261_001L;
    private static final int FIRST_NUMBER = 10_001;

    private static final Map<Integer, Fixed> FIXED = Map.of(
            10_001,
            new Fixed(
                    OrderStatus.SHIPPED,
                    42,
                    List.of(line("Wireless Keyboard", 1, "79.99"), line("USB-C Hub", 2, "50.00"))),
            10_002,
            new Fixed(OrderStatus.PENDING, 17, List.of(line("Mechanical Switch Kit", 1, "34.99"))),
            10_003,
            new Fixed(OrderStatus.DELIVERED, 42, List.of(line("4K Monitor", 1, "599.00"))),
            10_008,
            new Fixed(OrderStatus.PENDING, 8, List.of(line("Noise-Cancelling Headset", 1, "124.99"))),
            10_009,
            new Fixed(
                    OrderStatus.PROCESSING,
                    23,
                    List.of(line("Laptop Stand", 1, "45.50"), line("USB-C Cable", 2, "9.90"))));

    private static final Map<OrderStatus, Integer> COUNTS = Map.of(
            OrderStatus.SHIPPED, 87,
            OrderStatus.DELIVERED, 50,
            OrderStatus.PENDING, 30,
            OrderStatus.PROCESSING, 25,
            OrderStatus.CANCELLED, 8);

    private static final List<OrderLine> GOODS = List.of(
            line("Wireless Keyboard", 1, "79.99"),
            line("Wireless Mouse", 1, "29.90"),
            line("USB-C Hub", 1, "50.00"),
            line("USB-C Cable", 2, "9.90"),
            line("Webcam", 1, "89.00"),
            line("Desk Lamp", 1, "39.95"),
            line("Laptop Stand", 1, "45.50"),
            line("27-inch Monitor", 1, "249.00"),
            line("Mouse Pad", 3, "12.50"),
            line("Docking Station", 1, "189.00"),
            line("Mechanical Switch Kit", 2, "34.99"));

    private final Carriers carriers;
    private final Random random = new Random(SEED);

    DemoOrders(Carriers carriers) {
        this.carriers = carriers;
    }

    List<DemoOrder> all() {
        var statuses = statusesOfTheOthers();
        var orders = new ArrayList<DemoOrder>();
        for (int i = 0; i < 200; i++) {
            int number = FIRST_NUMBER + i;
            var fixed = FIXED.get(number);
            orders.add(order(number, fixed != null ? fixed : another(statuses.removeLast())));
        }
        return orders;
    }

    private List<OrderStatus> statusesOfTheOthers() {
        var statuses = new ArrayList<OrderStatus>();
        for (var status : OrderStatus.values()) {
            var fixed =
                    FIXED.values().stream().filter(f -> f.status() == status).count();
            statuses.addAll(Collections.nCopies(COUNTS.getOrDefault(status, 0) - (int) fixed, status));
        }
        Collections.shuffle(statuses, random);
        return statuses;
    }

    private Fixed another(OrderStatus status) {
        var lines = new ArrayList<OrderLine>();
        int first = random.nextInt(GOODS.size());
        for (int i = 0; i <= random.nextInt(3); i++) {
            lines.add(GOODS.get((first + i) % GOODS.size()));
        }
        return new Fixed(status, 1 + random.nextInt(DemoCustomers.ALL.size()), lines);
    }

    private DemoOrder order(int number, Fixed fixed) {
        var id = new OrderId(number);
        var customer = DemoCustomers.ALL.get(fixed.customer() - 1);
        var placed = FIRST.plus(APART.multipliedBy(number - FIRST_NUMBER));
        var gone = fixed.status() == OrderStatus.SHIPPED || fixed.status() == OrderStatus.DELIVERED;
        return new DemoOrder(
                id,
                fixed.status(),
                customer.id(),
                fixed.lines(),
                placed,
                new Address(
                        1 + number % 97 + " Market Street",
                        "%05d".formatted(10_000 + number % 7919),
                        customer.city(),
                        DemoCustomers.countryOf(customer)),
                gone ? parcel(id, placed.plus(Duration.ofHours(30))) : null);
    }

    /** Every third estimate is a day behind what the carrier says now, so that a recheck has something to find. */
    private Shipment parcel(OrderId id, Instant at) {
        var parcel = carriers.handOver(id, at);
        var estimate = parcel.estimatedDelivery().minusDays(id.number() % 3 == 0 ? 1 : 0);
        return new Shipment(parcel.carrier(), parcel.trackingNumber(), at, estimate);
    }

    private static OrderLine line(String product, int quantity, String price) {
        return new OrderLine(product, quantity, Money.of(price));
    }

    private record Fixed(OrderStatus status, int customer, List<OrderLine> lines) {}

    /** One invented order. */
    record DemoOrder(
            OrderId id,
            OrderStatus status,
            CustomerId customer,
            List<OrderLine> lines,
            Instant placedAt,
            Address address,
            @Nullable Shipment shipment) {

        Money total() {
            return lines.stream().map(OrderLine::total).reduce(Money.of("0.00"), Money::plus);
        }
    }

    /** The customers, for who writes them. */
    static List<Customer> customers() {
        return DemoCustomers.ALL;
    }
}
