package io.supportdesk.agent.identity;

/** Access tokens of a person for order-service; never the person's own token, never one of this service. */
public interface OrderServiceTokens {

    /**
     * A token of that person with order-service as its audience, good for at least 20 seconds. Refreshes the login
     * where needed; blocks for that long.
     *
     * @throws NotSignedIn when the login has ended or the identity provider refuses it
     * @throws IdentityProviderUnavailable when the identity provider does not answer
     */
    String tokenFor(Person person);
}
