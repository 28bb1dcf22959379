package io.supportdesk.stack.proxy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

/** The servers behind the proxy, whose turn it is, and idle connections to them. Safe for several threads. */
final class Upstreams {

    private static final Duration CONNECT = Duration.ofSeconds(3);

    private final List<URI> addresses;
    private final Duration idle;
    private final Set<URI> leftOut = ConcurrentHashMap.newKeySet();
    private final Map<URI, ConcurrentLinkedDeque<UpstreamConnection>> unused = new ConcurrentHashMap<>();
    private final Set<UpstreamConnection> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger turn = new AtomicInteger();

    Upstreams(List<URI> addresses, Duration idle) {
        this.addresses = List.copyOf(addresses);
        this.idle = idle;
    }

    void leaveOut(URI address) {
        leftOut.add(address);
    }

    void takeBack(URI address) {
        leftOut.remove(address);
    }

    /** A connection to the next server that takes one, empty when none does. */
    Optional<UpstreamConnection> next() {
        for (var address : inTurn()) {
            var connection = unused(address).or(() -> connect(address));
            if (connection.isPresent()) {
                return connection;
            }
        }
        return Optional.empty();
    }

    /** Keeps the connection for a later request. */
    void giveBack(UpstreamConnection connection) {
        connection.used();
        queue(connection.address()).addFirst(connection);
    }

    void discard(UpstreamConnection connection) {
        open.remove(connection);
        Connections.close(connection);
    }

    void close() {
        open.forEach(this::discard);
    }

    private List<URI> inTurn() {
        var first = Math.floorMod(turn.getAndIncrement(), addresses.size());
        var order = new ArrayList<>(addresses.subList(first, addresses.size()));
        order.addAll(addresses.subList(0, first));
        order.removeAll(leftOut);
        return order;
    }

    private Optional<UpstreamConnection> unused(URI address) {
        for (var found = queue(address).pollFirst();
                found != null;
                found = queue(address).pollFirst()) {
            if (found.isUsable()) {
                return Optional.of(found);
            }
            discard(found);
        }
        return Optional.empty();
    }

    private Optional<UpstreamConnection> connect(URI address) {
        try {
            var channel = SocketChannel.open();
            try {
                channel.socket()
                        .connect(new InetSocketAddress(address.getHost(), address.getPort()), (int) CONNECT.toMillis());
                var connection = new UpstreamConnection(address, channel, idle);
                open.add(connection);
                return Optional.of(connection);
            } catch (IOException e) {
                channel.close();
                return Optional.empty();
            }
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private ConcurrentLinkedDeque<UpstreamConnection> queue(URI address) {
        return unused.computeIfAbsent(address, key -> new ConcurrentLinkedDeque<>());
    }
}
