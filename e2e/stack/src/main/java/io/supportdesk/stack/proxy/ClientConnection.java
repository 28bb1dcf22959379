package io.supportdesk.stack.proxy;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One connection of a client: its requests, one after the other. */
final class ClientConnection {

    private static final Set<String> OWN_FIELDS =
            Set.of("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "forwarded");

    private static final int ATTEMPTS = 3;
    private static final Head TOO_SLOW =
            new Head("HTTP/1.1 504 Gateway Timeout", List.of("Content-Length: 0", "Connection: close"));

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final Upstreams upstreams;
    private final AtomicReference<@Nullable UpstreamConnection> current = new AtomicReference<>();
    private @Nullable ClientWatch watch;

    ClientConnection(Socket socket, Upstreams upstreams) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream());
        this.out = socket.getOutputStream();
        this.upstreams = upstreams;
    }

    /** Returns when the client wants no more. */
    void serve() throws IOException {
        while (true) {
            var request = Head.read(in);
            var more = pass(request) && !request.has("Connection", "close");
            if (!more || !watch().await()) {
                return;
            }
            watch = null;
        }
    }

    /** Whether the connection can take another request. */
    private boolean pass(Head request) throws IOException {
        var body = Body.ofRequest(request);
        for (var attempt = 1; ; attempt++) {
            var upstream = upstreams.next();
            if (upstream.isEmpty()) {
                return refuse("503 Service Unavailable");
            }
            current.set(upstream.get());
            var head = send(request, body, upstream.get());
            if (head.isPresent()) {
                return answer(request, head.get(), upstream.get());
            }
            upstreams.discard(upstream.get());
            if (watch().isGone()) {
                return false;
            }
            if (attempt == ATTEMPTS || !isRepeatable(request, body)) {
                return refuse("502 Bad Gateway");
            }
        }
    }

    private static boolean isRepeatable(Head request, Body body) {
        return body instanceof Body.None && Set.of("GET", "HEAD").contains(request.method());
    }

    /** Begins when the client's request has been read whole. */
    private ClientWatch watch() {
        var watching = watch;
        if (watching == null) {
            watching = new ClientWatch(in, this::abandon);
            watch = watching;
        }
        return watching;
    }

    private void abandon() {
        var abandoned = current.getAndSet(null);
        if (abandoned != null) {
            Connections.close(abandoned);
        }
    }

    /** The head of the answer, empty when the server broke off before it. */
    private Optional<Head> send(Head request, Body body, UpstreamConnection upstream) throws IOException {
        if (request.has("Expect", "100-continue")) {
            out.write("HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
        }
        try {
            upstream.out().write(forwarded(request).bytes());
            body.copy(in, upstream.out());
        } catch (EOFException e) {
            throw e;
        } catch (IOException e) {
            // The server may have answered before it had read all: its answer decides.
        }
        watch();
        return awaitHead(upstream);
    }

    private Optional<Head> awaitHead(UpstreamConnection upstream) {
        try {
            var head = Head.read(upstream.in());
            while (head.status() < 200) {
                head = Head.read(upstream.in());
            }
            return Optional.of(head);
        } catch (SocketTimeoutException e) {
            return Optional.of(TOO_SLOW);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private boolean answer(Head request, Head head, UpstreamConnection upstream) throws IOException {
        var body = Body.ofResponse(head, request.method());
        var reusable = !(body instanceof Body.UntilClose) && !head.has("Connection", "close");
        var complete = false;
        try {
            var forwarded = head.forwarded(Set.of());
            out.write((body instanceof Body.UntilClose ? forwarded.plus("Connection: close") : forwarded).bytes());
            body.copy(upstream.in(), out);
            complete = true;
        } finally {
            var ours = current.compareAndSet(upstream, null);
            if (complete && reusable && ours) {
                upstreams.giveBack(upstream);
            } else {
                upstreams.discard(upstream);
            }
        }
        return !(body instanceof Body.UntilClose);
    }

    private Head forwarded(Head request) {
        var host = request.field("Host").orElse("127.0.0.1:" + socket.getLocalPort());
        return request.forwarded(OWN_FIELDS)
                .plus(
                        "X-Forwarded-For: " + socket.getInetAddress().getHostAddress(),
                        "X-Forwarded-Proto: http",
                        "X-Forwarded-Host: " + host,
                        "X-Forwarded-Port: " + socket.getLocalPort());
    }

    private boolean refuse(String status) throws IOException {
        var text = "HTTP/1.1 " + status + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
        return false;
    }
}
