package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Instant;

/** A question to one owner, with its deadline by the clock of the shared store. */
public record Confirmation(
        ConfirmationId id,
        OwnerKey owner,
        Question question,
        Instant createdAt,
        Instant expiresAt,
        ConfirmationState state) {}
