package io.supportdesk.stack;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A real PostgreSQL: the one at {@code POSTGRES_URL} where that is set, else one that runs until it is closed. */
public final class Postgres implements AutoCloseable {

    private static final String USER = "postgres";

    private final String jdbcUrl;
    private final @Nullable EmbeddedPostgres own;

    private Postgres(String jdbcUrl, @Nullable EmbeddedPostgres own) {
        this.jdbcUrl = jdbcUrl;
        this.own = own;
    }

    /** Starts an empty database on a free port, or uses the given server. */
    public static Postgres start() {
        return start(Ports.free());
    }

    /** Starts an empty database on that port of 127.0.0.1, or uses the given server. */
    public static Postgres start(int port) {
        var given = System.getenv("POSTGRES_URL");
        if (given != null && !given.isBlank()) {
            return new Postgres(given, null);
        }
        try {
            var server = EmbeddedPostgres.builder()
                    .setPort(port)
                    .setCleanDataDirectory(true)
                    .setPGStartupWait(Duration.ofMinutes(1))
                    .setServerConfig("max_connections", "100")
                    .start();
            return new Postgres(server.getJdbcUrl(USER, "postgres"), server);
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL did not start on port " + port, e);
        }
    }

    /** The address as {@code spring.datasource.url} takes it, user included. */
    public String jdbcUrl() {
        return jdbcUrl;
    }

    @Override
    public void close() {
        if (own == null) {
            return;
        }
        try {
            own.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
