package io.supportdesk.agent.identity.oauth2;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.supportdesk.agent.identity.LoginTokens;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.springframework.security.oauth2.core.OAuth2AccessToken;
import org.springframework.stereotype.Component;

/** Exchanges the login's access token (RFC 8693) and keeps the result in memory for as long as it is good. */
@Component
class ExchangedTokens implements OrderServiceTokens {

    private record Key(String owner, String login) {}

    private record Exchanged(String token, Instant expiresAt) {
        boolean freshAt(Instant now) {
            return expiresAt.isAfter(now.plusSeconds(20));
        }
    }

    private final Logins logins;
    private final TokenEndpoint endpoint;
    private final Clock clock;
    private final Cache<Key, Exchanged> cache = Caffeine.newBuilder()
            .maximumSize(10_000)
            .expireAfterWrite(Duration.ofMinutes(5))
            .build();

    ExchangedTokens(Logins logins, TokenEndpoint endpoint, Clock clock) {
        this.logins = logins;
        this.endpoint = endpoint;
        this.clock = clock;
    }

    /** Asks the shared store each time whether the login is still open, so that a cached token does not outlive it. */
    @Override
    public String tokenFor(Person person) {
        var key = new Key(person.owner().value(), person.login().value());
        var tokens = open(person);
        var cached = cache.getIfPresent(key);
        if (cached != null && cached.freshAt(clock.instant())) {
            return cached.token();
        }
        var fresh = tokens.freshAt(clock.instant()) ? tokens : refreshed(person);
        var exchanged = exchanged(endpoint.exchange(fresh));
        cache.put(key, exchanged);
        return exchanged.token();
    }

    private LoginTokens open(Person person) {
        return logins.tokens(person.owner(), person.login()).orElseThrow(() -> new NotSignedIn("the login has ended"));
    }

    private LoginTokens refreshed(Person person) {
        logins.exclusively(person.owner(), person.login(), () -> {
            var tokens = open(person);
            if (!tokens.freshAt(clock.instant())) {
                refresh(person, tokens);
            }
        });
        return open(person);
    }

    private void refresh(Person person, LoginTokens old) {
        if (old.refresh() == null) {
            throw new NotSignedIn("the bearer token has expired");
        }
        try {
            logins.put(person.owner(), person.login(), endpoint.refresh(old), LoginAuthorizedClients.LIFE);
        } catch (NotSignedIn e) {
            logins.end(person.owner(), person.login());
            throw e;
        }
    }

    private static Exchanged exchanged(OAuth2AccessToken token) {
        return new Exchanged(token.getTokenValue(), Objects.requireNonNullElse(token.getExpiresAt(), Instant.EPOCH));
    }
}
