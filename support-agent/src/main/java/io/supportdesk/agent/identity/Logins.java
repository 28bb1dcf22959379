package io.supportdesk.agent.identity;

import java.time.Duration;
import java.util.Optional;

/**
 * The open logins of all owners, shared by all replicas. A login that is not here has ended, whatever a cookie says.
 * When the store can not be reached, every method throws; nothing is taken for open.
 */
public interface Logins {

    /**
     * Opens the login or replaces its tokens.
     *
     * @param life how long it stays open unless it is put again
     */
    void put(OwnerKey owner, LoginId login, LoginTokens tokens, Duration life);

    /**
     * Opens a bearer login, or keeps it open, for as long as its token lasts.
     *
     * @return false when that login was ended; its tokens are good for nothing then, though they have not expired
     */
    boolean admit(OwnerKey owner, LoginId login, LoginTokens tokens);

    /** The tokens of an open login; empty when it has ended or never was. */
    Optional<LoginTokens> tokens(OwnerKey owner, LoginId login);

    /** Whether the login is open. */
    boolean isOpen(OwnerKey owner, LoginId login);

    /** Remembers which login belongs to a session of the identity provider, for back-channel logout. */
    void link(String issuer, String sid, OwnerKey owner, LoginId login, Duration life);

    /** Ends that login and starts a new epoch: what was asked before can no longer be answered. Idempotent. */
    void end(OwnerKey owner, LoginId login);

    /** Ends the login that belongs to that session of the identity provider, if it is known here. Idempotent. */
    void endBySid(String issuer, String sid);

    /** Ends all logins of the owner and starts a new epoch. Idempotent. */
    void endAll(OwnerKey owner);

    /**
     * Lets one replica at a time refresh that login's tokens: runs the action under a lock of at most 10 seconds, or
     * waits for the one who holds it and then runs it; the action therefore looks first whether it is still needed.
     */
    void exclusively(OwnerKey owner, LoginId login, Runnable action);
}
