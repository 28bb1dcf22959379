package io.supportdesk.orders.order;

/** Who ordered. Names are not unique; e-mail addresses are. */
public record Customer(CustomerId id, String name, String email, String city) {}
