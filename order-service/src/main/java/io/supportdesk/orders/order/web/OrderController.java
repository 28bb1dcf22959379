package io.supportdesk.orders.order.web;

import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.order.CustomerId;
import io.supportdesk.orders.order.OrderFilter;
import io.supportdesk.orders.order.OrderId;
import io.supportdesk.orders.order.OrderLookup;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.order.PageRequest;
import io.supportdesk.orders.order.view.OrderDetail;
import io.supportdesk.orders.order.view.OrderItems;
import io.supportdesk.orders.web.Problem;
import io.supportdesk.orders.web.ProblemException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Orders for the desk's page; reads only, every change goes through the tools. */
@RestController
@RequestMapping(path = "/api/orders", produces = "application/json")
class OrderController {

    private final OrderLookup lookup;
    private final Callers callers;

    OrderController(OrderLookup lookup, Callers callers) {
        this.lookup = lookup;
        this.callers = callers;
    }

    @GetMapping("/{id}")
    OrderDetail one(@PathVariable String id) {
        return OrderId.parse(id)
                .flatMap(order -> lookup.find(callers.current(), order))
                .map(OrderDetail::of)
                .orElseThrow(() -> new ProblemException(Problem.ORDER_NOT_FOUND, "There is no such order."));
    }

    @GetMapping("/counts")
    Map<OrderStatus, Long> counts() {
        return lookup.counts(callers.current());
    }

    /** Without any filter: what is PENDING. */
    @GetMapping
    OrderItems list(
            @RequestParam @Nullable String status,
            @RequestParam @Nullable String customerId,
            @RequestParam(defaultValue = "0") int page,
            @RequestParam(defaultValue = "20") int size) {
        return OrderItems.of(lookup.page(callers.current(), filter(status, customerId), part(page, size)));
    }

    private static OrderFilter filter(@Nullable String status, @Nullable String customerId) {
        if (isEmpty(status) && isEmpty(customerId)) {
            return OrderFilter.of(OrderStatus.PENDING);
        }
        return new OrderFilter(
                isEmpty(status) ? Optional.empty() : Optional.of(status(status)),
                isEmpty(customerId) ? Optional.empty() : Optional.of(customer(customerId)));
    }

    private static boolean isEmpty(@Nullable String value) {
        return value == null || value.isBlank();
    }

    private static OrderStatus status(@Nullable String written) {
        return Arrays.stream(OrderStatus.values())
                .filter(status -> status.name().equals(written))
                .findAny()
                .orElseThrow(invalid("status must be one of " + Arrays.toString(OrderStatus.values())));
    }

    private static CustomerId customer(@Nullable String written) {
        return Optional.ofNullable(written)
                .flatMap(CustomerId::parse)
                .orElseThrow(invalid("customerId must look like CUST-17"));
    }

    private static PageRequest part(int page, int size) {
        try {
            return new PageRequest(page, size);
        } catch (IllegalArgumentException e) {
            throw invalid("page must be 0 to %d, size 1 to %d".formatted(PageRequest.MAX_PAGE, PageRequest.MAX_SIZE))
                    .get();
        }
    }

    private static Supplier<ProblemException> invalid(String text) {
        return () -> new ProblemException(Problem.INVALID_REQUEST, text);
    }
}
