package io.supportdesk.orders.mcp;

import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderStatus;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads tool arguments; whatever is wrong is said in words that help to do it right. */
public final class Arguments {

    private static final int SHOWN = 40;

    private Arguments() {}

    /** The order's id, such as {@code ORD-10002}. */
    public static OrderId orderId(@Nullable String written) {
        return Optional.ofNullable(written)
                .flatMap(OrderId::parse)
                .orElseThrow(() -> new InvalidArgument(
                        "There is no order " + shown(written) + ": orderId must look like ORD-10002."));
    }

    static CustomerId customerId(@Nullable String written) {
        return Optional.ofNullable(written)
                .flatMap(CustomerId::parse)
                .orElseThrow(() -> new InvalidArgument(
                        "There is no customer " + shown(written) + ": customerId must look like CUST-17."));
    }

    static OrderStatus status(@Nullable String written) {
        var name = written == null ? "" : written.strip().toUpperCase(Locale.ROOT);
        return Arrays.stream(OrderStatus.values())
                .filter(status -> status.name().equals(name))
                .findAny()
                .orElseThrow(() -> new InvalidArgument("There is no status " + shown(written)
                        + ": status must be one of " + Arrays.toString(OrderStatus.values()) + "."));
    }

    static int limit(@Nullable Integer written, int otherwise, int most) {
        int limit = written == null ? otherwise : written;
        if (limit < 1 || limit > most) {
            throw new InvalidArgument("limit must be 1 to " + most + ".");
        }
        return limit;
    }

    /** What was written, short and on one line. */
    private static String shown(@Nullable String written) {
        if (written == null || written.isBlank()) {
            return "without a name";
        }
        var line = written.strip().replaceAll("\\p{Cntrl}", " ");
        return '"' + (line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line) + '"';
    }
}
