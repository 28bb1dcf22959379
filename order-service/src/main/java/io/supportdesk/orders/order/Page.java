package io.supportdesk.orders.order;

import java.util.List;

/**
 * A part of a list.
 *
 * @param totalItems in the whole list
 */
public record Page<T>(List<T> items, PageRequest request, long totalItems) {

    public Page {
        items = List.copyOf(items);
    }

    /** How many pages of this size the whole list fills; 0 for an empty list. */
    public long totalPages() {
        return (totalItems + request.size() - 1) / request.size();
    }
}
