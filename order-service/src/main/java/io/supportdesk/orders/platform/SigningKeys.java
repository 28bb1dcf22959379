package io.supportdesk.orders.platform;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import java.net.MalformedURLException;
import java.net.URI;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;

/**
 * The issuer's keys (RFC 7517), fetched once at the start and renewed before they are due, so that the first burst of
 * requests does not wait for them, and an outage of four hours does not matter.
 */
@Configuration(proxyBeanMethods = false)
class SigningKeys {

    private static final Logger log = LoggerFactory.getLogger(SigningKeys.class);
    private static final int CONNECT_MILLIS = 2_000;
    private static final int READ_MILLIS = 10_000;
    private static final int SIZE_LIMIT = 256 * 1024;
    private static final Duration LIFE = Duration.ofMinutes(30);
    private static final Duration REFRESH_TIMEOUT = Duration.ofSeconds(15);
    private static final Duration AHEAD = Duration.ofMinutes(5);
    private static final Duration OUTAGE = Duration.ofHours(4);

    @Bean
    JWKSource<SecurityContext> issuerKeys(SecurityProperties properties) throws MalformedURLException {
        return JWKSourceBuilder.<SecurityContext>create(
                        URI.create(properties.keys()).toURL(),
                        new DefaultResourceRetriever(CONNECT_MILLIS, READ_MILLIS, SIZE_LIMIT))
                .cache(LIFE.toMillis(), REFRESH_TIMEOUT.toMillis())
                .refreshAheadCache(AHEAD.toMillis(), true)
                .outageTolerant(OUTAGE.toMillis())
                .build();
    }

    /** Best effort: the service also starts while the issuer is down. */
    @Bean
    Warmer keyWarmer(JWKSource<SecurityContext> issuerKeys) {
        return new Warmer(issuerKeys);
    }

    /** Fetches the keys when the service is ready. */
    record Warmer(JWKSource<SecurityContext> keys) {

        @EventListener(ApplicationReadyEvent.class)
        void warm() {
            Thread.ofVirtual().name("signing-keys").start(this::fetch);
        }

        private void fetch() {
            try {
                keys.get(new JWKSelector(new JWKMatcher.Builder().build()), null);
            } catch (KeySourceException e) {
                log.warn("The issuer's keys could not be fetched yet: {}", e.getMessage());
            }
        }
    }
}
