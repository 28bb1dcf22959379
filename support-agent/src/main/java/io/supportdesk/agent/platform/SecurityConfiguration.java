package io.supportdesk.agent.platform;

import static org.springframework.security.config.Customizer.withDefaults;

import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.web.BackChannelLogout;
import io.supportdesk.agent.identity.web.OpenLoginFilter;
import io.supportdesk.agent.identity.web.SignOut;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.security.autoconfigure.actuate.web.servlet.EndpointRequest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.intercept.AuthorizationFilter;
import org.springframework.security.web.context.RequestAttributeSecurityContextRepository;
import org.springframework.security.web.context.SecurityContextHolderFilter;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.header.writers.CrossOriginOpenerPolicyHeaderWriter.CrossOriginOpenerPolicy;
import org.springframework.security.web.header.writers.CrossOriginResourcePolicyHeaderWriter.CrossOriginResourcePolicy;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.savedrequest.NullRequestCache;

/**
 * Two doors to the same API: the page with a session and a CSRF token, and scripts with a bearer token and no state. In
 * one chain the authorities of two different people would be merged.
 */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

    static final String CONTENT_SECURITY_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors 'none'";

    private static boolean hasBearer(HttpServletRequest request) {
        return request.getHeader(HttpHeaders.AUTHORIZATION) != null;
    }

    /** The management port: health is open, there is nothing else. */
    @Bean
    @Order(0)
    SecurityFilterChain management(HttpSecurity http) throws Exception {
        return http.securityMatcher(EndpointRequest.toAnyEndpoint())
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .csrf(csrf -> csrf.disable())
                .authorizeHttpRequests(requests -> requests.requestMatchers(EndpointRequest.to(HealthEndpoint.class))
                        .permitAll()
                        .anyRequest()
                        .denyAll())
                .build();
    }

    @Bean
    @Order(1)
    SecurityFilterChain bearer(HttpSecurity http, Logins logins, SecurityProblems problems) throws Exception {
        return http.securityMatcher(SecurityConfiguration::hasBearer)
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .securityContext(
                        context -> context.securityContextRepository(new RequestAttributeSecurityContextRepository()))
                .requestCache(cache -> cache.requestCache(new NullRequestCache()))
                .csrf(csrf -> csrf.disable())
                .logout(logout -> logout.disable())
                .addFilterBefore(new OneIdentityFilter(), SecurityContextHolderFilter.class)
                .addFilterBefore(new OpenLoginFilter(logins), AuthorizationFilter.class)
                .oauth2ResourceServer(server -> server.jwt(withDefaults()).authenticationEntryPoint(problems))
                .exceptionHandling(
                        handling -> handling.authenticationEntryPoint(problems).accessDeniedHandler(problems))
                .authorizeHttpRequests(
                        requests -> requests.dispatcherTypeMatchers(DispatcherType.ASYNC, DispatcherType.ERROR)
                                .permitAll()
                                .requestMatchers("/api/**")
                                .authenticated()
                                .anyRequest()
                                .denyAll())
                .build();
    }

    @Bean
    @Order(2)
    SecurityFilterChain page(
            HttpSecurity http,
            Logins logins,
            SecurityProblems problems,
            SignOut signOut,
            BackChannelLogout backChannelLogout,
            OidcUserService users)
            throws Exception {
        return http.csrf(csrf -> csrf.spa().csrfTokenRepository(csrfTokens()))
                .oauth2Login(login -> login.loginPage("/")
                        .defaultSuccessUrl("/", true)
                        .failureUrl("/?sign-in=failed")
                        .userInfoEndpoint(info -> info.oidcUserService(users)))
                .oidcLogout(logout -> logout.backChannel(channel -> channel.logoutHandler(backChannelLogout)))
                .logout(logout -> logout.logoutSuccessHandler(signOut).deleteCookies("__Host-SESSION"))
                .requestCache(cache -> cache.requestCache(new NullRequestCache()))
                .sessionManagement(session -> session.sessionFixation(fixation -> fixation.changeSessionId()))
                .addFilterBefore(new OpenLoginFilter(logins), AuthorizationFilter.class)
                .headers(headers -> headers.contentSecurityPolicy(csp -> csp.policyDirectives(CONTENT_SECURITY_POLICY))
                        .frameOptions(frames -> frames.deny())
                        .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.NO_REFERRER))
                        .crossOriginOpenerPolicy(opener -> opener.policy(CrossOriginOpenerPolicy.SAME_ORIGIN))
                        .crossOriginResourcePolicy(resource -> resource.policy(CrossOriginResourcePolicy.SAME_ORIGIN)))
                .exceptionHandling(
                        handling -> handling.authenticationEntryPoint(problems).accessDeniedHandler(problems))
                .authorizeHttpRequests(requests -> requests.dispatcherTypeMatchers(
                                DispatcherType.ASYNC, DispatcherType.ERROR, DispatcherType.FORWARD)
                        .permitAll()
                        .requestMatchers(HttpMethod.GET, "/", "/index.html", "/assets/**", "/*.svg", "/*.css", "/*.js")
                        .permitAll()
                        .requestMatchers("/api/**")
                        .authenticated()
                        .anyRequest()
                        .denyAll())
                .build();
    }

    private static CookieCsrfTokenRepository csrfTokens() {
        var tokens = CookieCsrfTokenRepository.withHttpOnlyFalse();
        tokens.setCookieName("__Host-XSRF-TOKEN");
        tokens.setCookiePath("/");
        tokens.setCookieCustomizer(cookie -> cookie.secure(true).sameSite("Lax"));
        return tokens;
    }
}
