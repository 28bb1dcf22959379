package io.supportdesk.agent.identity;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The identity provider. Its end points are those of Keycloak below the issuer, so that this service also starts while
 * it is down.
 *
 * @param issuer exact issuer of all tokens, for example {@code https://sso.example/realms/support-desk}
 * @param clientId client of the page and of the token exchange
 * @param clientSecret secret of that client
 * @param orderServiceAudience audience asked for in the exchange
 * @param orderServiceScopes scopes asked for in the exchange; the person's roles decide which are granted
 */
@ConfigurationProperties("support-agent.oidc")
public record OidcProperties(
        @Nullable String issuer,
        @DefaultValue("support-agent") String clientId,
        @Nullable String clientSecret,
        @DefaultValue("order-service") String orderServiceAudience,

        @DefaultValue({"orders:read", "orders:write", "orders:cancel"})
        java.util.List<String> orderServiceScopes) {

    public OidcProperties {
        required("support-agent.oidc.issuer", issuer);
        required("support-agent.oidc.client-secret", clientSecret);
    }

    private static void required(String setting, @Nullable String value) {
        if (value == null || value.isBlank()) {
            throw new IllegalStateException(setting + " is missing");
        }
    }

    /** Address of an end point of Keycloak, for example {@code token}. */
    public String endpoint(String name) {
        return issuer + "/protocol/openid-connect/" + name;
    }
}
