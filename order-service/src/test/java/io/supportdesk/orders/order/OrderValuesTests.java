package io.supportdesk.orders.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderValuesTests {

    @Test
    void readsIdsAsTheyAreWritten() {
        assertThat(OrderId.parse(" ord-10002 ")).contains(new OrderId(10_002));
        assertThat(new OrderId(10_002)).hasToString("ORD-10002");
        assertThat(CustomerId.parse("CUST-17")).contains(new CustomerId(17));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "10002", "ORD-", "ORD-01234", "ORD-123", "ORD-12345678901", "ORD-1٠002", "ORD-10002;"})
    void readsNothingElse(String written) {
        assertThat(OrderId.parse(written)).isEmpty();
    }

    @Test
    void calculatesExactly() {
        assertThat(Money.of("0.10").times(3)).isEqualTo(Money.of("0.30"));
        assertThat(Money.of("79.99").plus(Money.of("50").times(2))).hasToString("179.99 EUR");
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Money.of("0.001"));
    }

    @Test
    void saysWhatIsDifferent() {
        var shown = new OrderState(1, OrderStatus.PENDING, Money.of("34.99"));

        assertThat(shown.differencesTo(shown)).isEmpty();
        assertThat(shown.differencesTo(new OrderState(2, OrderStatus.SHIPPED, Money.of("44.99"))))
                .containsExactly(
                        "its status changed from PENDING to SHIPPED", "its total changed from 34.99 EUR to 44.99 EUR");
        assertThat(shown.differencesTo(new OrderState(2, OrderStatus.PENDING, Money.of("34.99"))))
                .containsExactly("it was edited (revision 1 became 2)");
    }

    @Test
    void countsPages() {
        assertThat(new Page<>(List.of(), new PageRequest(0, 20), 0).totalPages())
                .isZero();
        assertThat(new Page<>(List.of(), new PageRequest(0, 20), 41).totalPages())
                .isEqualTo(3);
        assertThatIllegalArgumentException().isThrownBy(() -> new PageRequest(0, 101));
        assertThatIllegalArgumentException().isThrownBy(() -> new PageRequest(-1, 1));
    }

    @Test
    void deliversOnNoSunday() {
        var carriers = new DeskCarriers();
        var friday = Instant.parse("2026-11-27T12:00:00Z");
        for (long number = 10_001; number < 10_050; number++) {
            var parcel = carriers.handOver(new OrderId(number), friday);
            assertThat(parcel.estimatedDelivery())
                    .isAfter(LocalDate.of(2026, 11, 28))
                    .isBefore(LocalDate.of(2026, 12, 5));
            assertThat(parcel.estimatedDelivery().getDayOfWeek()).isNotEqualTo(java.time.DayOfWeek.SUNDAY);
            assertThat(carriers.estimate(parcel)).isEqualTo(parcel.estimatedDelivery());
        }
    }
}
