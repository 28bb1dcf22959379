package io.supportdesk.agent.mcp.elicitation;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.client.transport.customizer.McpAsyncHttpClientRequestCustomizer;
import io.modelcontextprotocol.spec.McpSchema;
import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.McpHttp;
import java.net.URI;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * The sessions with one server: one per person, login and conversation, opened when first needed. The token is taken in the session's
 * own closure: the protocol sends the answer to a question without any trace of who the caller was.
 */
final class McpSessions {

    private static final Duration INITIALIZATION = Duration.ofSeconds(10);
    private static final McpSchema.Implementation CLIENT =
            McpSchema.Implementation.builder("support-agent", "0.1.0").build();

    /** Names a session. */
    record Key(Person person, String conversation) {}

    private final String title;
    private final URI url;
    private final OrderServiceTokens tokens;
    private final FormElicitations elicitations;
    private final Duration callTimeout;
    private final McpHttp http;
    private final Scheduler scheduler;
    private final Cache<Key, McpSession> sessions;

    McpSessions(
            String title,
            URI url,
            OrderServiceTokens tokens,
            FormElicitations elicitations,
            Duration callTimeout,
            Duration idle,
            McpHttp http) {
        this.title = title;
        this.url = url;
        this.tokens = tokens;
        this.elicitations = elicitations;
        this.callTimeout = callTimeout;
        this.http = http;
        this.scheduler = Schedulers.fromExecutorService(http.threads());
        this.sessions = Caffeine.newBuilder()
                .expireAfterAccess(idle)
                .executor(http.threads())
                .removalListener(McpSessions::removed)
                .build();
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
        return new McpSession(title, elicitations, http.threads(), opening -> connect(opening, key.person()));
    }

    private McpAsyncClient connect(McpSession session, Person person) {
        var transport = HttpClientStreamableHttpTransport.builder(
                        url.resolve("/").toString())
                .endpoint(url.getPath())
                .clientBuilder(http.client())
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

    void close() {
        sessions.invalidateAll();
        sessions.cleanUp();
    }
}
