package io.supportdesk.orders.order;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of a customer; people and tools write it as {@code CUST-17}.
 *
 * @param number one to nine digits
 */
public record CustomerId(long number) {

    private static final Pattern WRITTEN = Pattern.compile("CUST-([1-9][0-9]{0,8})");

    /** The id that was written, or empty where it is none. Spaces around it and small letters are forgiven. */
    public static Optional<CustomerId> parse(String written) {
        var matcher = WRITTEN.matcher(written.strip().toUpperCase(Locale.ROOT));
        return matcher.matches() ? Optional.of(new CustomerId(Long.parseLong(matcher.group(1)))) : Optional.empty();
    }

    @Override
    public String toString() {
        return "CUST-" + number;
    }
}
