package io.supportdesk.orders.platform;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.client.JdkClientHttpRequestFactory;
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
import org.springframework.web.client.RestTemplate;

/** Which access tokens are good: an own decoder, because the configured one checks less. */
@Configuration(proxyBeanMethods = false)
class TokenConfiguration {

    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final Duration READ = Duration.ofSeconds(3);

    @Bean
    JwtDecoder jwtDecoder(SecurityProperties properties) {
        var decoder = NimbusJwtDecoder.withJwkSetUri(properties.keys())
                .jwsAlgorithms(accepted -> accepted.addAll(List.of(SignatureAlgorithm.RS256, SignatureAlgorithm.ES256)))
                .restOperations(impatientHttp())
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

    private static RestTemplate impatientHttp() {
        var client = HttpClient.newBuilder().connectTimeout(CONNECT).build();
        var requests = new JdkClientHttpRequestFactory(client);
        requests.setReadTimeout(READ);
        return new RestTemplate(requests);
    }
}
