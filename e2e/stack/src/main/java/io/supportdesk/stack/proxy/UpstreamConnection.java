package io.supportdesk.stack.proxy;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;

/** A connection to a server, for one request after the other. */
final class UpstreamConnection implements Closeable {

    /** Below what servers keep idle connections for (Tomcat: 20 s). */
    private static final Duration KEEP = Duration.ofSeconds(5);

    private final URI address;
    private final SocketChannel channel;
    private final InputStream in;
    private final OutputStream out;
    private long lastUse = System.nanoTime();

    UpstreamConnection(URI address, SocketChannel channel, Duration idle) throws IOException {
        this.address = address;
        this.channel = channel;
        channel.socket().setTcpNoDelay(true);
        channel.socket().setSoTimeout((int) idle.toMillis());
        this.in = new BufferedInputStream(channel.socket().getInputStream());
        this.out = channel.socket().getOutputStream();
    }

    URI address() {
        return address;
    }

    InputStream in() {
        return in;
    }

    OutputStream out() {
        return out;
    }

    void used() {
        lastUse = System.nanoTime();
    }

    /** Whether the server still holds it and has sent nothing unasked. */
    boolean isUsable() {
        if (System.nanoTime() - lastUse > KEEP.toNanos()) {
            return false;
        }
        try {
            channel.configureBlocking(false);
            var silent = channel.read(ByteBuffer.allocate(1)) == 0;
            channel.configureBlocking(true);
            return silent;
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
