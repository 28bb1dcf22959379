package io.supportdesk.agent.mcp;

import io.supportdesk.agent.identity.Person;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Tool servers for tests, over a connection that the test provides. */
public final class TestServers {

    private TestServers() {}

    /** One server named orders, titled Orders. */
    public static ToolServers over(ServerConnection connection) {
        var server = new ServerProperties.Server("Orders", URI.create("http://127.0.0.1:1/mcp"), null);
        var protocol = new ServerProtocol() {
            @Override
            public String revision() {
                return "test";
            }

            @Override
            public boolean isSpokenBy(URI url, Person person) {
                return true;
            }

            @Override
            public ServerConnection connect(String name, String title, URI url) {
                return connection;
            }
        };
        return new ToolServers(
                new ServerConnections(new ServerProperties(Map.of("orders", server)), List.of(protocol)));
    }
}
