package io.supportdesk.orders.order;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of an order; people and tools write it as {@code ORD-10002}.
 *
 * @param number five to nine digits
 */
public record OrderId(long number) implements Comparable<OrderId> {

    private static final Pattern WRITTEN = Pattern.compile("ORD-([1-9][0-9]{4,8})");

    /** The id that was written, or empty where it is none. Spaces around it and small letters are forgiven. */
    public static Optional<OrderId> parse(String written) {
        var matcher = WRITTEN.matcher(written.strip().toUpperCase(Locale.ROOT));
        return matcher.matches() ? Optional.of(new OrderId(Long.parseLong(matcher.group(1)))) : Optional.empty();
    }

    @Override
    public int compareTo(OrderId other) {
        return Long.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "ORD-" + number;
    }
}
