package io.supportdesk.orders.identity;

/** Says who makes the request that the current thread serves. */
public interface Callers {

    /** The caller of this request; throws {@link IllegalStateException} where no token was validated. */
    Caller current();
}
