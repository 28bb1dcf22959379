package io.supportdesk.agent.platform;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import io.supportdesk.agent.identity.OidcProperties;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

/** Takes access tokens of people only: exact issuer, our audience, a known client, a session, and not an ID token. */
@Configuration(proxyBeanMethods = false)
class BearerTokens {

    private static final Duration SKEW = Duration.ofSeconds(30);

    @Bean
    JwtDecoder jwtDecoder(OidcProperties oidc, ApiProperties api, JWKSource<SecurityContext> identityProviderKeys) {
        var decoder = NimbusJwtDecoder.withJwkSource(identityProviderKeys)
                .jwsAlgorithms(algorithms -> {
                    algorithms.clear();
                    algorithms.add(SignatureAlgorithm.RS256);
                    algorithms.add(SignatureAlgorithm.ES256);
                })
                .build();
        decoder.setJwtValidator(validator(Objects.requireNonNull(oidc.issuer()), api));
        return decoder;
    }

    private static OAuth2TokenValidator<Jwt> validator(String issuer, ApiProperties api) {
        return new DelegatingOAuth2TokenValidator<>(List.of(
                new JwtTimestampValidator(SKEW),
                new JwtIssuerValidator(issuer),
                new JwtClaimValidator<List<String>>("aud", aud -> aud != null && aud.contains(api.audience())),
                new JwtClaimValidator<String>("typ", "Bearer"::equals),
                new JwtClaimValidator<String>(
                        "azp", azp -> azp != null && api.clients().contains(azp)),
                new JwtClaimValidator<String>("sid", BearerTokens::hasText),
                new JwtClaimValidator<String>("sub", BearerTokens::hasText)));
    }

    private static boolean hasText(@Nullable String claim) {
        return claim != null && !claim.isBlank();
    }
}
