package io.supportdesk.orders.identity;

/** What a token allows its caller to do with orders. */
public enum Scope {
    READ("orders:read"),
    WRITE("orders:write"),
    CANCEL("orders:cancel");

    private final String value;

    Scope(String value) {
        this.value = value;
    }

    /** The scope as tokens carry it (RFC 6749, section 3.3). */
    public String value() {
        return value;
    }
}
