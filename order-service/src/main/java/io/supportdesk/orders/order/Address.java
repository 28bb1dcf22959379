package io.supportdesk.orders.order;

/**
 * Where an order goes.
 *
 * @param country ISO 3166-1 alpha-2
 */
public record Address(String street, String postalCode, String city, String country) {}
