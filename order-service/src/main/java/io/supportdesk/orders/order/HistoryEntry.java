package io.supportdesk.orders.order;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** One thing that happened to an order; entries are never changed. */
public record HistoryEntry(
        Instant at,
        String actor,
        String action,
        String detail,
        @Nullable String confirmationId) {}
