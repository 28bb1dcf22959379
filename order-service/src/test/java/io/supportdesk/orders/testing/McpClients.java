package io.supportdesk.orders.testing;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.LoggingMessageNotification;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/** MCP clients as any host would build them with the SDK. */
public final class McpClients {

    private McpClients() {}

    /** A client that can ask a person. */
    public static McpSyncClient asking(
            String url, String token, Function<ElicitFormRequest, ElicitResult> person, Heard heard) {
        var client = spec(url, token, heard)
                .capabilities(ClientCapabilities.builder().elicitation().build())
                .elicitation(person)
                .build();
        client.initialize();
        return client;
    }

    /** A client that can not. */
    public static McpSyncClient silent(String url, String token) {
        var client = spec(url, token, new Heard()).build();
        client.initialize();
        return client;
    }

    private static McpClient.SyncSpec spec(String url, String token, Heard heard) {
        var transport = HttpClientStreamableHttpTransport.builder(url)
                .endpoint("/mcp")
                .httpRequestCustomizer(
                        (request, method, uri, body, context) -> request.setHeader("Authorization", "Bearer " + token))
                .build();
        return McpClient.sync(transport)
                .requestTimeout(Duration.ofSeconds(30))
                .loggingConsumer(heard.logs::add)
                .progressConsumer(heard.progress::add);
    }

    /** What a client was told on the way. */
    public static final class Heard {
        public final List<LoggingMessageNotification> logs = new CopyOnWriteArrayList<>();
        public final List<ProgressNotification> progress = new CopyOnWriteArrayList<>();
    }
}
