package io.supportdesk.agent.identity;

/**
 * One login of an owner: a browser session, or a session of the terminal client.
 *
 * @param value opaque; new at every sign-in
 */
public record LoginId(String value) {}
