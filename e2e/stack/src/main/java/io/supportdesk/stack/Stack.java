package io.supportdesk.stack;

import io.supportdesk.keycloak.Keycloak;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The whole product as processes of this machine: PostgreSQL, Redis, Keycloak, the replicas of both services and the
 * proxies in front of them. Keys are random for every run. What was started ends when it is closed, and at the latest
 * with this JVM.
 */
public final class Stack implements AutoCloseable {

    private final StackOptions options;
    private final List<AutoCloseable> started = new ArrayList<>();
    private @Nullable Postgres postgres;
    private @Nullable Redis redis;
    private @Nullable Keycloak keycloak;
    private @Nullable Replicas orders;
    private @Nullable Replicas agents;

    private Stack(StackOptions options) {
        this.options = options;
        Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    }

    /**
     * Starts everything and returns when all replicas are ready, after about 20 s on two cores.
     *
     * @throws IllegalStateException when a part does not start, with the end of its log; nothing is left running
     */
    public static Stack start(StackOptions options) {
        var stack = new Stack(options);
        try {
            stack.startServers();
            stack.startServices();
            return stack;
        } catch (RuntimeException e) {
            stack.close();
            throw e;
        }
    }

    /** Where the page is, without a slash at the end. */
    public String url() {
        return agents().url();
    }

    /** The database server. */
    public Postgres postgres() {
        return Objects.requireNonNull(postgres);
    }

    /** The Redis server. */
    public Redis redis() {
        return Objects.requireNonNull(redis);
    }

    /** The identity provider. */
    public Keycloak keycloak() {
        return Objects.requireNonNull(keycloak);
    }

    /** order-service. */
    public Replicas orders() {
        return Objects.requireNonNull(orders);
    }

    /** support-agent. */
    public Replicas agents() {
        return Objects.requireNonNull(agents);
    }

    /** What it was started with. */
    public StackOptions options() {
        return options;
    }

    /** Ends everything: first what faces people, the databases last. */
    @Override
    public void close() {
        Closing.inTurn(takeStarted());
    }

    private synchronized List<AutoCloseable> takeStarted() {
        var parts = List.copyOf(started);
        started.clear();
        return parts;
    }

    private void startServers() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var database = begin(threads, () -> Postgres.start(options.postgresPort()));
            var memory = begin(threads, () -> Redis.start(options.redisPort()));
            var identity = begin(threads, () -> Keycloak.start(options.keycloakPort()));
            CompletableFuture.allOf(database, memory, identity)
                    .exceptionally(e -> null)
                    .join();
            postgres = result(database);
            redis = result(memory);
            var keycloak = result(identity);
            keycloak.admin().supportAgentAt("http://127.0.0.1:" + options.pagePort());
            this.keycloak = keycloak;
        }
    }

    private <T extends AutoCloseable> CompletableFuture<T> begin(Executor threads, Supplier<T> start) {
        return CompletableFuture.supplyAsync(start, threads).thenApply(this::remember);
    }

    private synchronized <T extends AutoCloseable> T remember(T part) {
        started.add(part);
        return part;
    }

    private static <T> T result(CompletableFuture<T> part) {
        try {
            return part.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private void startServices() {
        var orders = remember(launchOrders());
        var agents = remember(launchAgents(orders.url()));
        orders.awaitReady();
        agents.awaitReady();
        this.orders = orders;
        this.agents = agents;
    }

    private Replicas launchOrders() {
        var jar = options.root().resolve("order-service/target/order-service-0.1.0-SNAPSHOT.jar");
        var properties = Map.of(
                "order-service.security.issuer",
                keycloak().issuer(),
                "order-service.public-url",
                "http://127.0.0.1:" + options.ordersPort(),
                "order-service.demo-data",
                "true",
                "order-service.state.keys.current",
                "run:" + key(),
                "spring.datasource.url",
                postgres().jdbcUrl(),
                "spring.data.redis.url",
                redis().url());
        return Replicas.launch(
                "order-service",
                jar,
                options.replicas(),
                options.ordersPort(),
                options.logs(),
                service -> service.with(properties).with(options.orders()).withJvm(options.jvm()));
    }

    private Replicas launchAgents(String ordersUrl) {
        var jar = options.root().resolve("support-agent/target/support-agent-0.1.0-SNAPSHOT.jar");
        var properties = Map.of(
                "support-agent.public-url",
                "http://127.0.0.1:" + options.pagePort(),
                "support-agent.oidc.issuer",
                keycloak().issuer(),
                "support-agent.oidc.client-id",
                "support-agent",
                "support-agent.oidc.client-secret",
                keycloak().agentSecret(),
                "support-agent.keys.current",
                "run:" + key(),
                "support-agent.servers.orders.title",
                "Orders",
                "support-agent.servers.orders.url",
                ordersUrl + "/mcp",
                "support-agent.orders.url",
                ordersUrl,
                "spring.data.redis.url",
                redis().url());
        var jvm = new ArrayList<>(options.jvm());
        jvm.addAll(StackOptions.AGENT_JVM);
        return Replicas.launch(
                "support-agent",
                jar,
                options.replicas(),
                options.pagePort(),
                options.logs(),
                service -> service.with(properties).with(options.agent()).withJvm(jvm));
    }

    private static String key() {
        var bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }
}
