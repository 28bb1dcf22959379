package io.supportdesk.agent.mcp;

import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.mcp.ServerProperties.Server;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** The configured servers, each asked once which revision it speaks; the newest that both speak is taken. */
@Component
class ServerConnections {

    private final Map<String, Server> servers;
    private final List<ServerProtocol> protocols;
    private final Map<String, String> revisions = new ConcurrentHashMap<>();
    private final Map<String, ServerConnection> connections = new ConcurrentHashMap<>();

    ServerConnections(ServerProperties properties, List<ServerProtocol> protocols) {
        this.servers = properties.servers();
        this.protocols = protocols.stream()
                .sorted(Comparator.comparing(ServerProtocol::revision).reversed())
                .toList();
        servers.forEach(this::knownRevision);
    }

    /** The short names of all servers. */
    Set<String> names() {
        return servers.keySet();
    }

    /** What people see as the asking side. */
    String title(String server) {
        return Objects.requireNonNull(server(server).title());
    }

    /** The server in its revision; the first call asks it, with that person's token. */
    ServerConnection of(String server, Person person) {
        var spoken = revisions.get(server);
        if (spoken == null) {
            spoken = revision(server(server), person);
            revisions.put(server, spoken);
        }
        return in(server, spoken);
    }

    /** The server in that revision, for a call that began in it, whatever this replica would choose now. */
    ServerConnection in(String server, String revision) {
        return connections.computeIfAbsent(
                server + " " + revision,
                key -> protocols.stream()
                        .filter(protocol -> protocol.revision().equals(revision))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("this desk does not speak revision " + revision))
                        .connect(
                                server,
                                title(server),
                                Objects.requireNonNull(server(server).url())));
    }

    private String revision(Server server, Person person) {
        if (server.revision() != null) {
            return server.revision();
        }
        var url = Objects.requireNonNull(server.url());
        return protocols.stream()
                .filter(protocol -> protocol.isSpokenBy(url, person))
                .map(ServerProtocol::revision)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(url + " speaks no revision that this desk speaks"));
    }

    private Server server(String server) {
        var found = servers.get(server);
        if (found == null) {
            throw new IllegalArgumentException("no server is called " + server);
        }
        return found;
    }

    private void knownRevision(String name, Server server) {
        var known = protocols.stream().map(ServerProtocol::revision).toList();
        if (server.revision() != null && !known.contains(server.revision())) {
            throw new IllegalStateException("support-agent.servers." + name + ".revision must be one of " + known);
        }
    }
}
