package io.supportdesk.orders.order;

import java.util.ArrayList;
import java.util.List;

/** What a person decides about: the order as it stood when it was shown. */
public record OrderState(long version, OrderStatus status, Money total) {

    /** What is different now, in words, empty where nothing is. Any change counts, also one not listed here. */
    public List<String> differencesTo(OrderState now) {
        var differences = new ArrayList<String>();
        if (status != now.status) {
            differences.add("its status changed from %s to %s".formatted(status, now.status));
        }
        if (!total.equals(now.total)) {
            differences.add("its total changed from %s to %s".formatted(total, now.total));
        }
        if (differences.isEmpty() && version != now.version) {
            differences.add("it was edited (revision %d became %d)".formatted(version, now.version));
        }
        return List.copyOf(differences);
    }
}
