package io.supportdesk.agent.identity;

/** A login of that owner has ended, on this replica's word or the identity provider's; published inside this service. */
public record LoginEnded(OwnerKey owner) {}
