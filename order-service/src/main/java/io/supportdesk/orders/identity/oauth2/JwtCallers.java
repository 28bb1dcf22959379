package io.supportdesk.orders.identity.oauth2;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Callers;
import io.supportdesk.orders.identity.Scope;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.stereotype.Component;

/** The caller out of the JWT that Spring Security validated for this request; the only factory of callers. */
@Component
class JwtCallers implements Callers {

    private static final int LONGEST_NAME = 200;

    @Override
    public Caller current() {
        Authentication authentication = SecurityContextHolder.getContext().getAuthentication();
        if (authentication instanceof JwtAuthenticationToken token && token.isAuthenticated()) {
            return callerOf(token.getToken());
        }
        throw new IllegalStateException("No validated access token belongs to this request");
    }

    private static Caller callerOf(Jwt token) {
        var subject = claim(token, "sub");
        return new Caller(claim(token, "iss"), subject, claim(token, "azp"), nameOf(token, subject), scopesOf(token));
    }

    private static String claim(Jwt token, String name) {
        var value = token.getClaimAsString(name);
        if (value == null) {
            throw new IllegalStateException("The validated token lacks the claim " + name);
        }
        return value;
    }

    private static String nameOf(Jwt token, String otherwise) {
        return Stream.of("name", "preferred_username")
                .map(token::getClaimAsString)
                .filter(JwtCallers::hasText)
                .findFirst()
                .map(name -> name.replaceAll("\\p{Cntrl}", " "))
                .map(name -> name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name)
                .orElse(otherwise);
    }

    private static boolean hasText(@Nullable String value) {
        return value != null && !value.isBlank();
    }

    private static Set<Scope> scopesOf(Jwt token) {
        var scopes = EnumSet.noneOf(Scope.class);
        var granted = token.getClaimAsString("scope");
        if (granted != null) {
            var values = Set.copyOf(Arrays.stream(granted.split(" ")).distinct().toList());
            Arrays.stream(Scope.values())
                    .filter(s -> values.contains(s.value()))
                    .forEach(scopes::add);
        }
        return scopes;
    }
}
