package io.supportdesk.agent.order.web;

import io.supportdesk.agent.problem.Problems;
import org.springframework.http.HttpStatus;
import org.springframework.web.ErrorResponseException;

/** order-service did not answer. */
final class OrderServiceUnavailable extends ErrorResponseException {

    private static final long serialVersionUID = 1L;

    OrderServiceUnavailable(Throwable cause) {
        super(
                HttpStatus.SERVICE_UNAVAILABLE,
                Problems.of(HttpStatus.SERVICE_UNAVAILABLE, "orders-unavailable", "The orders can not be reached now."),
                cause);
    }
}
