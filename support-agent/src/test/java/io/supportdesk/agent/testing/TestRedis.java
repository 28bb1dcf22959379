package io.supportdesk.agent.testing;

import io.supportdesk.stack.Redis;
import java.net.URI;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.listener.RedisMessageListenerContainer;

/** One real Redis per test JVM, with two independent connections as two replicas would have them. */
public final class TestRedis {

    private static final Redis SERVER = Redis.start();
    private static final LettuceConnectionFactory CONNECTIONS = connections();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            CONNECTIONS.destroy();
            SERVER.close();
        }));
    }

    private TestRedis() {}

    public static String url() {
        return SERVER.url();
    }

    public static StringRedisTemplate template() {
        return new StringRedisTemplate(CONNECTIONS);
    }

    /** A started listener container; it ends with the JVM. */
    public static RedisMessageListenerContainer messages() {
        var container = new RedisMessageListenerContainer();
        container.setConnectionFactory(CONNECTIONS);
        container.afterPropertiesSet();
        container.start();
        return container;
    }

    private static LettuceConnectionFactory connections() {
        var uri = URI.create(SERVER.url());
        var factory = new LettuceConnectionFactory(uri.getHost(), uri.getPort());
        factory.afterPropertiesSet();
        factory.start();
        return factory;
    }
}
