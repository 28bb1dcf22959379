package io.supportdesk.orders.confirmation;

import java.util.List;

/**
 * What became of an operation, kept so that whoever asks again hears the same.
 *
 * @param code    stable word, such as {@code CANCELLED}
 * @param details what the sentence about it needs, in an order that the owner of the code knows; may be empty
 */
public record Recorded(String code, List<String> details) {

    public Recorded {
        details = List.copyOf(details);
    }
}
