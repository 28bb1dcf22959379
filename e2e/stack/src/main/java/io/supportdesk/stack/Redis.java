package io.supportdesk.stack;

import org.jspecify.annotations.Nullable;
import redis.embedded.RedisServer;

/** A real Redis: the one at {@code REDIS_URL} where that is set, else one that runs until it is closed. */
public final class Redis implements AutoCloseable {

    private final String url;
    private final @Nullable RedisServer own;

    private Redis(String url, @Nullable RedisServer own) {
        this.url = url;
        this.own = own;
    }

    /** Starts on a free port, or uses the given server. */
    public static Redis start() {
        return start(Ports.free());
    }

    /** Starts on that port of 127.0.0.1, without persistence, or uses the given server. */
    public static Redis start(int port) {
        var given = System.getenv("REDIS_URL");
        if (given != null && !given.isBlank()) {
            return new Redis(given, null);
        }
        var server = RedisServer.builder()
                .port(port)
                .bind("127.0.0.1")
                .setting("save \"\"")
                .setting("appendonly no")
                .build();
        server.start();
        Runtime.getRuntime().addShutdownHook(new Thread(server::stop));
        return new Redis("redis://127.0.0.1:" + port, server);
    }

    /** The address as Spring's {@code spring.data.redis.url} takes it. */
    public String url() {
        return url;
    }

    @Override
    public void close() {
        if (own != null) {
            own.stop();
        }
    }
}
