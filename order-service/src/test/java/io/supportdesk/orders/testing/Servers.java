package io.supportdesk.orders.testing;

import io.supportdesk.stack.Postgres;
import io.supportdesk.stack.Redis;

/** The real servers of one test run, started once; they end with the JVM. */
public final class Servers {

    public static final Postgres POSTGRES = Postgres.start();
    public static final Redis REDIS = Redis.start();
    public static final TokenIssuer ISSUER = new TokenIssuer();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Servers::stop));
    }

    private Servers() {}

    private static void stop() {
        ISSUER.close();
        REDIS.close();
        POSTGRES.close();
    }
}
