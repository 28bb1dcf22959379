package io.supportdesk.orders.confirmation;

import io.supportdesk.orders.identity.Caller;
import java.util.Optional;

/**
 * Seals what a client carries for this service between two calls. The client can neither read nor change it, and it
 * opens only for the same person through the same client in the same kind of call. Any replica opens what another one
 * sealed. A seal says nothing about how often it is opened: that it counts once is up to {@link Operations}.
 */
public interface Seals {

    /** Seals the content; the same content never looks the same twice. */
    String seal(Purpose purpose, String content);

    /**
     * The content, or empty where the seal is broken, made with a key that is not known (any more), or made for
     * another purpose; the caller can not tell which.
     */
    Optional<String> open(Purpose purpose, String sealed);

    /**
     * Whom and what a seal is for.
     *
     * @param caller issuer, subject and client are compared, the name and the scopes are not
     * @param method protocol method of the call
     * @param about  what the method is about, such as the name of the tool
     */
    record Purpose(Caller caller, String method, String about) {}
}
