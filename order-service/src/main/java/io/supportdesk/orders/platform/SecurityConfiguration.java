package io.supportdesk.orders.platform;

import io.supportdesk.orders.identity.Scope;
import jakarta.servlet.DispatcherType;
import java.util.Arrays;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.security.autoconfigure.actuate.web.servlet.EndpointRequest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.ObjectPostProcessor;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.config.annotation.web.configurers.CsrfConfigurer;
import org.springframework.security.config.annotation.web.configurers.LogoutConfigurer;
import org.springframework.security.config.annotation.web.configurers.RequestCacheConfigurer;
import org.springframework.security.config.annotation.web.configurers.oauth2.server.resource.OAuth2ResourceServerConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.oauth2.server.resource.OAuth2ProtectedResourceMetadata;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;
import org.springframework.security.web.SecurityFilterChain;

/** One chain: bearer tokens only, no session and so no CSRF; everything closed but health and the metadata. */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

    static final String CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

    private static final String READ = "SCOPE_" + Scope.READ.value();
    private static final String METADATA = "/.well-known/oauth-protected-resource";

    private final ServiceProperties service;
    private final SecurityProperties security;
    private final BearerProblems problems;

    SecurityConfiguration(ServiceProperties service, SecurityProperties security, BearerProblems problems) {
        this.service = service;
        this.security = security;
        this.problems = problems;
    }

    @Bean
    SecurityFilterChain chain(HttpSecurity http) throws Exception {
        return http.sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .csrf(CsrfConfigurer::disable)
                .logout(LogoutConfigurer::disable)
                .requestCache(RequestCacheConfigurer::disable)
                .headers(headers -> headers.contentSecurityPolicy(csp -> csp.policyDirectives(CONTENT_POLICY)))
                .exceptionHandling(
                        failed -> failed.authenticationEntryPoint(problems).accessDeniedHandler(problems))
                .oauth2ResourceServer(this::tokens)
                .authorizeHttpRequests(this::rules)
                .build();
    }

    private void rules(AuthorizeHttpRequestsConfigurer<HttpSecurity>.AuthorizationManagerRequestMatcherRegistry rules) {
        // The second dispatch of a streamed answer, and error documents: the first dispatch was checked.
        rules.dispatcherTypeMatchers(DispatcherType.ASYNC, DispatcherType.ERROR).permitAll();
        rules.requestMatchers(EndpointRequest.to(HealthEndpoint.class)).permitAll();
        rules.requestMatchers(EndpointRequest.to("prometheus"))
                .access((who, what) -> new AuthorizationDecision(security.openMetrics()
                        || who.get().getAuthorities().stream().anyMatch(a -> READ.equals(a.getAuthority()))));
        rules.requestMatchers(METADATA, METADATA + "/mcp").permitAll();
        rules.requestMatchers("/mcp", "/mcp/**", "/api/**").hasAuthority(READ);
        rules.anyRequest().authenticated();
    }

    private void tokens(OAuth2ResourceServerConfigurer<HttpSecurity> server) {
        server.jwt(Customizer.withDefaults())
                .authenticationEntryPoint(problems)
                .accessDeniedHandler(problems)
                .protectedResourceMetadata(metadata -> metadata.protectedResourceMetadataCustomizer(this::describe))
                .withObjectPostProcessor(new ObjectPostProcessor<BearerTokenAuthenticationFilter>() {
                    @Override
                    public <F extends BearerTokenAuthenticationFilter> F postProcess(F filter) {
                        // The default rethrows when the keys are out of reach, which would end as a bare 500.
                        filter.setAuthenticationFailureHandler(problems::commence);
                        return filter;
                    }
                });
    }

    private void describe(OAuth2ProtectedResourceMetadata.Builder metadata) {
        metadata.resource(service.resource())
                .resourceName("Support Desk orders")
                .authorizationServer(security.issuer())
                .scopes(scopes ->
                        Arrays.stream(Scope.values()).map(Scope::value).forEach(scopes::add))
                .tlsClientCertificateBoundAccessTokens(false);
    }
}
