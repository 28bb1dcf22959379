package io.supportdesk.agent.mcp;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.client.transport.customizer.McpAsyncHttpClientRequestCustomizer;
import io.modelcontextprotocol.spec.McpSchema;
import io.supportdesk.agent.confirmation.ConfirmationProperties;
import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import java.net.URI;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * One session per person, login, conversation and server, opened when first needed. The token is taken in the session's
 * own closure: the protocol sends the answer to a question without any trace of who the caller was.
 */
@Component
class McpSessions implements DisposableBean {

    private static final Duration INITIALIZATION = Duration.ofSeconds(10);
    private static final McpSchema.Implementation CLIENT =
            McpSchema.Implementation.builder("support-agent", "0.1.0").build();

    /** Names a session. */
    record Key(Person person, String conversation, String server) {}

    private final ServerProperties servers;
    private final OrderServiceTokens tokens;
    private final ElicitationHandler elicitations;
    private final Duration callTimeout;
    private final SharedHttpClient http = new SharedHttpClient();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Scheduler scheduler = Schedulers.fromExecutorService(threads);
    private final Cache<Key, McpSession> sessions;

    McpSessions(
            ServerProperties servers,
            OrderServiceTokens tokens,
            ElicitationHandler elicitations,
            McpProperties properties,
            ConfirmationProperties confirmation) {
        this.servers = servers;
        this.tokens = tokens;
        this.elicitations = elicitations;
        this.callTimeout = properties.callTimeoutFor(confirmation.timeout());
        this.sessions = Caffeine.newBuilder()
                .expireAfterAccess(properties.idle())
                .executor(threads)
                .removalListener(McpSessions::removed)
                .build();
    }

    Duration callTimeout() {
        return callTimeout;
    }

    /** The open session, or a new one; blocks while it is being opened. */
    McpSession session(Key key) {
        return Objects.requireNonNull(sessions.get(key, this::open));
    }

    /** Forgets and closes a session that has failed. */
    void discard(Key key) {
        sessions.invalidate(key);
    }

    private McpSession open(Key key) {
        var server = Objects.requireNonNull(servers.servers().get(key.server()));
        var session = new McpSession(
                Objects.requireNonNull(server.title()),
                elicitations,
                threads,
                opening -> connect(opening, key.person(), Objects.requireNonNull(server.url())));
        return session;
    }

    private McpAsyncClient connect(McpSession session, Person person, URI url) {
        var transport = HttpClientStreamableHttpTransport.builder(
                        url.resolve("/").toString())
                .endpoint(url.getPath())
                .clientBuilder(http)
                .asyncHttpRequestCustomizer(bearer(person))
                .build();
        var client = McpClient.async(transport)
                .clientInfo(CLIENT)
                .requestTimeout(callTimeout)
                .initializationTimeout(INITIALIZATION)
                .elicitation(session::elicited)
                .progressConsumer(session::progressed)
                .loggingConsumer(session::logged)
                .capabilities(McpSchema.ClientCapabilities.builder()
                        .elicitation(true, false)
                        .build())
                .build();
        client.initialize().block(INITIALIZATION);
        return client;
    }

    private McpAsyncHttpClientRequestCustomizer bearer(Person person) {
        return (request, method, uri, body, context) -> Mono.fromCallable(
                        () -> request.setHeader("Authorization", "Bearer " + tokens.tokenFor(person)))
                .subscribeOn(scheduler);
    }

    private static void removed(@Nullable Key key, @Nullable McpSession session, RemovalCause cause) {
        if (session != null) {
            session.close();
        }
    }

    @Override
    public void destroy() {
        sessions.invalidateAll();
        sessions.cleanUp();
        threads.close();
    }
}
