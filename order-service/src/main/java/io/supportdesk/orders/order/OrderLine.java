package io.supportdesk.orders.order;

/** One product of an order; the quantity is at least 1. */
public record OrderLine(String product, int quantity, Money unitPrice) {

    /** Price of the whole line. */
    public Money total() {
        return unitPrice.times(quantity);
    }
}
