package io.supportdesk.orders.testing;

import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.client.McpClient;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.modelcontextprotocol.modern.client.transport.HttpClientMcpTransport;
import reactor.core.publisher.Mono;

/** Clients of revision 2026-07-28 as a host would build them with the SDK. */
public final class StatelessClients {

    private StatelessClients() {}

    /** A client that can show forms; its answers are given by hand. */
    public static McpSyncClient asking(String url, String token) {
        return builder(url, token)
                .formElicitation(request -> {
                    throw new IllegalStateException("The rounds are made by hand");
                })
                .build();
    }

    /** A client that can not. */
    public static McpSyncClient silent(String url, String token) {
        return builder(url, token).build();
    }

    private static McpClient.SyncBuilder builder(String url, String token) {
        var transport = HttpClientMcpTransport.builder(url + "/mcp")
                .requestCustomizer((request, headers, context) -> {
                    headers.set("Authorization", "Bearer " + token);
                    return Mono.empty();
                })
                .build();
        return McpClient.sync(transport)
                .clientInfo(Implementation.builder("test", "1").build());
    }
}
