package io.supportdesk.journeys;

import io.supportdesk.keycloak.Keycloak;
import io.supportdesk.keycloak.Tokens;
import io.supportdesk.stack.Ports;
import io.supportdesk.stack.Service;
import io.supportdesk.stack.ServiceProcess;
import io.supportdesk.stack.Stack;
import io.supportdesk.stack.StackOptions;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/**
 * The stack that all tests of this JVM share, started by the first one; it ends with the JVM. Tests keep out of each
 * other's way by taking orders of their own from {@link #orders()}.
 */
public final class DeskStack {

    /** How long a person has at {@link #impatientAgent()}. */
    public static final Duration IMPATIENT = Duration.ofSeconds(4);

    private static @Nullable DeskStack shared;

    private final Stack stack;
    private final OrdersDatabase orders;
    private final String shortLivedToken;
    private @Nullable ServiceProcess impatient;

    private DeskStack() {
        this.stack = Stack.start(options());
        this.orders = new OrdersDatabase(stack.postgres().jdbcUrl());
        this.shortLivedToken = tokenOfOneSecond();
    }

    /** The shared stack, running. */
    public static synchronized DeskStack shared() {
        if (shared == null) {
            shared = new DeskStack();
        }
        return shared;
    }

    /** What a stack needs for people who sign in with a password at the API. */
    public static StackOptions options() {
        return StackOptions.defaults().withAgent("support-agent.api.clients", "support-cli," + Tokens.CLIENT);
    }

    /** Everything, for what has no method here. */
    public Stack stack() {
        return stack;
    }

    /** Where the page and its API are, without a slash at the end. */
    public String url() {
        return stack.url();
    }

    /** Where order-service is, without a slash at the end. */
    public String ordersUrl() {
        return stack.orders().url();
    }

    public Keycloak keycloak() {
        return stack.keycloak();
    }

    public OrdersDatabase orders() {
        return orders;
    }

    /** A new login of one of the realm's people; each call is another session at the identity provider. */
    public ApiClient signIn(String name) {
        return new ApiClient(url(), ownToken(name));
    }

    /** A new person, with no page open anywhere. */
    public ApiClient newcomer(String name, String role) {
        keycloak().admin().createUser(name, name + "-demo", role);
        return signIn(name);
    }

    /** A token for order-service as support-agent would get it for that person. */
    public String exchangedToken(String name) {
        return keycloak()
                .tokens()
                .exchange(ownToken(name), "orders:read", "orders:write", "orders:cancel")
                .accessToken();
    }

    /** Against password guessing, Keycloak refuses a login while another one of the same person is being recorded. */
    private String ownToken(String name) {
        return Awaitility.await()
                .ignoreExceptionsInstanceOf(IllegalStateException.class)
                .pollInterval(Duration.ofMillis(200))
                .until(() -> keycloak().tokens().accessToken(name, name + "-demo"), token -> true);
    }

    /** A token of amara that was good for one second when the stack started. */
    public String shortLivedToken() {
        return shortLivedToken;
    }

    /** A second support-agent on the same stores, at which a person has {@link #IMPATIENT} only. */
    public synchronized ServiceProcess impatientAgent() {
        if (impatient == null) {
            impatient = startAgent(
                    "impatient-agent", Map.of("support-agent.confirmation.timeout", IMPATIENT.toSeconds() + "s"));
        }
        return impatient;
    }

    /** One more support-agent on the same stores; the caller ends it. */
    public ServiceProcess startAgent(String name, Map<String, String> properties) {
        var first = stack.agents().get(0).service();
        var shared = new HashMap<>(first.properties());
        shared.keySet().removeIf(property -> property.startsWith("server.") || property.startsWith("management."));
        return ServiceProcess.start(Service.on(
                        Ports.free(),
                        Ports.free(),
                        name,
                        first.jar(),
                        stack.options().logs())
                .with(shared)
                .with(properties)
                .withJvm(first.jvm()));
    }

    /** Signed by the real identity provider, so that nothing but its age is wrong with it. */
    private String tokenOfOneSecond() {
        keycloak().tokens().accessToken("amara", "amara-demo");
        keycloak().admin().accessTokenLife(Tokens.CLIENT, Duration.ofSeconds(1));
        try {
            return keycloak().tokens().accessToken("amara", "amara-demo", "orders:read");
        } finally {
            keycloak().admin().accessTokenLife(Tokens.CLIENT, Duration.ofMinutes(5));
        }
    }
}
