package io.supportdesk.orders.order;

import java.time.Instant;
import java.time.LocalDate;

/**
 * The parcel of an order that has left.
 *
 * @param estimatedDelivery what the carrier said last
 */
public record Shipment(String carrier, String trackingNumber, Instant shippedAt, LocalDate estimatedDelivery) {}
