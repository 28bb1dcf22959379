package io.supportdesk.stack.proxy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A load balancer for HTTP/1.1 on 127.0.0.1 that has no stickiness: every request goes to the next upstream that takes
 * the connection. Bytes are passed on as they come, so events arrive when they are sent; when a client goes away, its
 * request to the upstream ends. Adds {@code X-Forwarded-For}, {@code -Proto}, {@code -Host} and {@code -Port}.
 *
 * <p>A request that reached an upstream is repeated elsewhere only when it is a GET or HEAD without an answer yet;
 * otherwise a broken upstream is a 502. With no upstream left the answer is a 503. No TLS, no HTTP/2, no upgrade.
 */
public final class RoundRobinProxy implements AutoCloseable {

    /** Silence after which a connection is closed, as with the proxies that the product is made for. */
    public static final Duration IDLE = Duration.ofSeconds(120);

    private static final int BACKLOG = 1024;

    private final ServerSocket listener;
    private final Upstreams upstreams;
    private final Duration idle;
    private final Set<Socket> clients = ConcurrentHashMap.newKeySet();

    private RoundRobinProxy(ServerSocket listener, Upstreams upstreams, Duration idle) {
        this.listener = listener;
        this.upstreams = upstreams;
        this.idle = idle;
    }

    /** Listens on that port of 127.0.0.1; port 0 means any free one. The upstreams are like {@code http://127.0.0.1:8080}. */
    public static RoundRobinProxy start(int port, List<String> upstreams) {
        return start(port, upstreams, IDLE);
    }

    /** As {@link #start(int, List)}, with another time of silence. */
    public static RoundRobinProxy start(int port, List<String> upstreams, Duration idle) {
        try {
            var listener = new ServerSocket();
            listener.setReuseAddress(true);
            listener.bind(new InetSocketAddress("127.0.0.1", port), BACKLOG);
            var addresses = upstreams.stream().map(URI::create).toList();
            var proxy = new RoundRobinProxy(listener, new Upstreams(addresses, idle), idle);
            Thread.ofVirtual().name("proxy-" + port).start(proxy::accept);
            return proxy;
        } catch (IOException e) {
            throw new UncheckedIOException("The proxy can not listen on port " + port, e);
        }
    }

    /** Where it listens, without a slash at the end. */
    public String url() {
        return "http://127.0.0.1:" + listener.getLocalPort();
    }

    /** New requests go elsewhere from now on; those on their way go on. */
    public void leaveOut(String upstream) {
        upstreams.leaveOut(URI.create(upstream));
    }

    /** Undoes {@link #leaveOut}. */
    public void takeBack(String upstream) {
        upstreams.takeBack(URI.create(upstream));
    }

    /** Stops listening and ends every connection. */
    @Override
    public void close() {
        Connections.close(listener);
        clients.forEach(Connections::close);
        upstreams.close();
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                var client = listener.accept();
                clients.add(client);
                Thread.ofVirtual().start(() -> serve(client));
            } catch (IOException e) {
                // A connection that failed before it was one, or the end of this proxy: the loop's condition tells.
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            client.setTcpNoDelay(true);
            client.setSoTimeout((int) idle.toMillis());
            new ClientConnection(client, upstreams).serve();
        } catch (IOException e) {
            // The client went away: nobody is left to tell.
        } finally {
            clients.remove(client);
        }
    }
}
