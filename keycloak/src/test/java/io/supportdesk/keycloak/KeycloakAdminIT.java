package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeycloakAdminIT {

    private final Keycloak keycloak = Keycloak.shared();
    private final KeycloakAdmin admin = keycloak.admin();
    private final Tokens tokens = keycloak.tokens();

    @Test
    void refusesADisabledUserUntilEnabledAgain() {
        admin.createUser("sleeper", "sleeper-demo", "support");

        admin.disable("sleeper");
        assertThat(tokens.passwordGrant("sleeper", "sleeper-demo").status()).isNotEqualTo(200);

        admin.enable("sleeper");
        assertThat(tokens.passwordGrant("sleeper", "sleeper-demo").status()).isEqualTo(200);
    }

    @Test
    void takesARoleAndTheScopesThatHangOnIt() {
        admin.createUser("climber", "climber-demo", "support", "auditor");
        assertThat(tokens.passwordGrant("climber", "climber-demo", "orders:read", "orders:cancel")
                        .scopes())
                .contains("orders:cancel");

        admin.removeRole("climber", "support");

        assertThat(tokens.passwordGrant("climber", "climber-demo", "orders:read", "orders:cancel")
                        .scopes())
                .contains("orders:read")
                .doesNotContain("orders:cancel");
        admin.addRole("climber", "support");
        assertThat(tokens.passwordGrant("climber", "climber-demo", "orders:cancel")
                        .scopes())
                .contains("orders:cancel");
    }

    @Test
    void saysWhoIsMissing() {
        assertThatIllegalStateException().isThrownBy(() -> admin.disable("nobody"));
        assertThatIllegalStateException().isThrownBy(() -> admin.addRole("amara", "no-such-role"));
    }

    @Test
    void servesSeveralKeycloaksSideBySideWithOwnData() {
        try (var other = Keycloak.start()) {
            other.admin().makePasswordsCheap();
            var names = IntStream.range(0, 300).mapToObj(n -> "load-" + n).toList();
            var begin = System.nanoTime();
            other.admin().createUsers(names, "load-demo", "support");

            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(60));
            assertThat(other.tokens().passwordGrant("load-299", "load-demo").status())
                    .isEqualTo(200);
            assertThat(tokens.passwordGrant("load-299", "load-demo").error()).contains("invalid_grant");
            assertThat(other.issuer()).isNotEqualTo(keycloak.issuer());
        }
    }
}
