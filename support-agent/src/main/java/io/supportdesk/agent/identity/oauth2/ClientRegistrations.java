package io.supportdesk.agent.identity.oauth2;

import io.supportdesk.agent.identity.OidcProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.InMemoryClientRegistrationRepository;
import org.springframework.security.oauth2.core.AuthorizationGrantType;

/** The one client of this service at the identity provider, without discovery at start-up. */
@Configuration(proxyBeanMethods = false)
class ClientRegistrations {

    static final String KEYCLOAK = "keycloak";

    @Bean
    ClientRegistration keycloak(OidcProperties oidc) {
        return ClientRegistration.withRegistrationId(KEYCLOAK)
                .clientId(oidc.clientId())
                .clientSecret(oidc.clientSecret())
                .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
                .redirectUri("{baseUrl}/login/oauth2/code/{registrationId}")
                .scope("openid", "profile", "email")
                .authorizationUri(oidc.endpoint("auth"))
                .tokenUri(oidc.endpoint("token"))
                .jwkSetUri(oidc.endpoint("certs"))
                .issuerUri(oidc.issuer())
                .userNameAttributeName("sub")
                .build();
    }

    @Bean
    ClientRegistrationRepository clientRegistrationRepository(ClientRegistration keycloak) {
        return new InMemoryClientRegistrationRepository(keycloak);
    }
}
