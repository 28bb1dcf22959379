package io.supportdesk.orders.testing;

import io.supportdesk.orders.OrderServiceApplication;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** One more service on the same servers, in this JVM. */
public final class Replica implements AutoCloseable {

    private final ConfigurableApplicationContext context;

    private Replica(ConfigurableApplicationContext context) {
        this.context = context;
    }

    /** Starts it with these arguments besides the common ones. */
    public static Replica start(String... arguments) {
        var all = new ArrayList<>(List.of(
                "--server.port=0",
                "--management.server.port=-1",
                "--spring.datasource.url=" + Servers.POSTGRES.jdbcUrl(),
                "--spring.data.redis.url=" + Servers.REDIS.url()));
        all.addAll(List.of(arguments));
        // Given twice, an argument would become a list.
        if (all.stream().noneMatch(each -> each.startsWith("--order-service.security.issuer="))) {
            all.add("--order-service.security.issuer=" + Servers.ISSUER.issuer());
        }
        return new Replica(SpringApplication.run(OrderServiceApplication.class, all.toArray(String[]::new)));
    }

    public String url() {
        return "http://127.0.0.1:"
                + ((WebServerApplicationContext) context).getWebServer().getPort();
    }

    @Override
    public void close() {
        context.close();
    }
}
