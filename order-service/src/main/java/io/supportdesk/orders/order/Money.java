package io.supportdesk.orders.order;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An exact amount in euros.
 *
 * @param amount with two decimals; an amount that needs more is refused, not rounded
 */
public record Money(BigDecimal amount) {

    /** The one currency of the desk (ISO 4217). */
    public static final String CURRENCY = "EUR";

    public Money {
        amount = amount.setScale(2, RoundingMode.UNNECESSARY);
    }

    /** The amount that is written with a decimal point, such as {@code 34.99}. */
    public static Money of(String written) {
        return new Money(new BigDecimal(written));
    }

    /** This amount, that many times. */
    public Money times(int quantity) {
        return new Money(amount.multiply(BigDecimal.valueOf(quantity)));
    }

    /** Both amounts together. */
    public Money plus(Money other) {
        return new Money(amount.add(other.amount));
    }

    /** The bare number, such as {@code 34.99}. */
    public String plain() {
        return amount.toPlainString();
    }

    @Override
    public String toString() {
        return plain() + " " + CURRENCY;
    }
}
