package io.supportdesk.agent.identity;

import java.util.Set;

/**
 * A signed-in person, in one login.
 *
 * @param username for display only, never for a decision
 * @param name for display only
 * @param roles realm roles of the token
 */
public record Person(OwnerKey owner, LoginId login, String username, String name, Set<String> roles) {}
