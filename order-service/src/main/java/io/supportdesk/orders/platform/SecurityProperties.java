package io.supportdesk.orders.platform;

import jakarta.validation.constraints.NotBlank;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Whose access tokens are accepted.
 *
 * @param issuer      the only accepted {@code iss}, compared exactly
 * @param jwkSetUri   where the issuer's keys are; empty for Keycloak's place below the issuer
 * @param audience    what {@code aud} has to contain
 * @param clockSkew   how far the issuer's clock may be off
 * @param openMetrics whether {@code /actuator/prometheus} answers without a token on the management port
 */
@Validated
@ConfigurationProperties("order-service.security")
record SecurityProperties(
        @NotBlank String issuer,
        @Nullable String jwkSetUri,
        @NotBlank @DefaultValue("order-service") String audience,
        @DefaultValue("30s") Duration clockSkew,
        @DefaultValue("false") boolean openMetrics) {

    /** The address that is asked for keys. */
    String keys() {
        return jwkSetUri == null || jwkSetUri.isBlank() ? issuer + "/protocol/openid-connect/certs" : jwkSetUri;
    }
}
