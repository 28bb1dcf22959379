package io.supportdesk.agent.mcp.elicitation;

import io.supportdesk.agent.confirmation.ConfirmationProperties;
import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.McpHttp;
import io.supportdesk.agent.mcp.McpProperties;
import io.supportdesk.agent.mcp.ServerConnection;
import io.supportdesk.agent.mcp.ServerProtocol;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/** Revision 2025-11-25, with sessions and calls that stay open while a person is asked. */
@Component
class SessionProtocol implements ServerProtocol, DisposableBean {

    private final OrderServiceTokens tokens;
    private final FormElicitations elicitations;
    private final McpProperties properties;
    private final ConfirmationProperties confirmation;
    private final McpHttp http;
    private final List<McpSessions> connected = new ArrayList<>();

    SessionProtocol(
            OrderServiceTokens tokens,
            FormElicitations elicitations,
            McpProperties properties,
            ConfirmationProperties confirmation,
            McpHttp http) {
        this.tokens = tokens;
        this.elicitations = elicitations;
        this.properties = properties;
        this.confirmation = confirmation;
        this.http = http;
    }

    @Override
    public String revision() {
        return "2025-11-25";
    }

    /** Every server in the field does, and it is asked last. */
    @Override
    public boolean isSpokenBy(URI url, Person person) {
        return true;
    }

    @Override
    public synchronized ServerConnection connect(String server, String title, URI url) {
        var callTimeout = properties.callTimeoutFor(confirmation.timeout());
        var sessions = new McpSessions(title, url, tokens, elicitations, callTimeout, properties.idle(), http);
        connected.add(sessions);
        return new SessionConnection(sessions, callTimeout);
    }

    @Override
    public synchronized void destroy() {
        connected.forEach(McpSessions::close);
    }
}
