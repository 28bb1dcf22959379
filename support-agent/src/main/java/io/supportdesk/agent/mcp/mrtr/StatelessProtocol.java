package io.supportdesk.agent.mcp.mrtr;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.client.McpClient;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.modelcontextprotocol.modern.client.transport.HttpClientMcpTransport;
import io.modelcontextprotocol.modern.client.transport.McpHttpStatusException;
import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.McpHttp;
import io.supportdesk.agent.mcp.ServerConnection;
import io.supportdesk.agent.mcp.ServerProtocol;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Revision 2026-07-28: no session, one client for everybody, the person's token in each request. */
@Component
class StatelessProtocol implements ServerProtocol {

    static final ScopedValue<String> TOKEN = ScopedValue.newInstance();

    static final String REVISION = "2026-07-28";
    private static final Duration ROUND = Duration.ofSeconds(30);

    /** What a server that knows nothing of this revision answers to it. */
    private static final Set<Integer> UNKNOWN_TO_OLD_SERVERS = Set.of(400, 404, 405, 415);

    /** Errors that only a server of this revision answers with. */
    private static final Set<Integer> KNOWN_TO_NEW_SERVERS = Set.of(-32020, -32021, -32022);

    private final OrderServiceTokens tokens;
    private final McpHttp http;

    StatelessProtocol(OrderServiceTokens tokens, McpHttp http) {
        this.tokens = tokens;
        this.http = http;
    }

    @Override
    public String revision() {
        return REVISION;
    }

    @Override
    public boolean isSpokenBy(URI url, Person person) {
        var client = client(url);
        try {
            return ScopedValue.where(TOKEN, tokens.tokenFor(person))
                    .call(() -> client.discover().supportedVersions().contains(REVISION));
        } catch (McpHttpStatusException e) {
            if (UNKNOWN_TO_OLD_SERVERS.contains(e.statusCode())) {
                return false;
            }
            throw e;
        } catch (McpException e) {
            return KNOWN_TO_NEW_SERVERS.contains(e.error().code());
        }
    }

    @Override
    public ServerConnection connect(String server, String title, URI url) {
        return new StatelessConnection(server, title, client(url), tokens);
    }

    /** The handler only declares that forms can be shown; a question is always returned, never handled in the call. */
    private McpSyncClient client(URI url) {
        var transport = HttpClientMcpTransport.builder(url)
                .clientBuilder(http.client())
                .requestCustomizer((request, headers, context) ->
                        Mono.fromRunnable(() -> headers.set("Authorization", "Bearer " + context.get("token"))))
                .build();
        return McpClient.sync(transport)
                .clientInfo(McpSchema.Implementation.builder("support-agent", "0.1.0")
                        .build())
                .transportContextProvider(() -> McpTransportContext.create(Map.of("token", TOKEN.get())))
                .formElicitation(request -> {
                    throw new IllegalStateException("questions are returned");
                })
                .roundTimeout(ROUND)
                .build();
    }
}
