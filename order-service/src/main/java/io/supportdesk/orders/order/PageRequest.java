package io.supportdesk.orders.order;

/**
 * Which part of a list is wanted.
 *
 * @param page counted from 0, up to {@value #MAX_PAGE}
 * @param size 1 to {@value #MAX_SIZE}
 */
public record PageRequest(int page, int size) {

    public static final int MAX_PAGE = 1_000_000;
    public static final int MAX_SIZE = 100;

    public PageRequest {
        if (page < 0 || page > MAX_PAGE) {
            throw new IllegalArgumentException("page must be 0 to " + MAX_PAGE);
        }
        if (size < 1 || size > MAX_SIZE) {
            throw new IllegalArgumentException("size must be 1 to " + MAX_SIZE);
        }
    }

    /** How many items come before this page. */
    public long offset() {
        return (long) page * size;
    }
}
