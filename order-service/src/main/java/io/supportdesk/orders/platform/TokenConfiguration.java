package io.supportdesk.orders.platform;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.JwtTypeValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/** Which access tokens are good: an own decoder, because the configured one checks less. */
@Configuration(proxyBeanMethods = false)
class TokenConfiguration {

    @Bean
    JwtDecoder jwtDecoder(SecurityProperties properties, JWKSource<SecurityContext> issuerKeys) {
        var decoder = NimbusJwtDecoder.withJwkSource(issuerKeys)
                .jwsAlgorithms(accepted -> accepted.addAll(List.of(SignatureAlgorithm.RS256, SignatureAlgorithm.ES256)))
                .build();
        decoder.setJwtValidator(validator(properties));
        return decoder;
    }

    static OAuth2TokenValidator<Jwt> validator(SecurityProperties properties) {
        return new DelegatingOAuth2TokenValidator<>(
                JwtTypeValidator.jwt(),
                new JwtTimestampValidator(properties.clockSkew()),
                new JwtClaimValidator<>("exp", expiry -> expiry != null),
                new JwtIssuerValidator(properties.issuer()),
                new JwtAudienceValidator(properties.audience()),
                // Keycloak signs ID, refresh and logout tokens with the same key.
                new JwtClaimValidator<>("typ", "Bearer"::equals),
                new JwtClaimValidator<>("sub", TokenConfiguration::isText),
                new JwtClaimValidator<>("azp", TokenConfiguration::isText));
    }

    private static boolean isText(Object claim) {
        return claim instanceof String text && !text.isBlank();
    }
}
