package io.supportdesk.agent.platform;

import io.supportdesk.agent.keys.RandomId;
import java.time.Clock;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.listener.RedisMessageListenerContainer;
import org.springframework.data.redis.serializer.JacksonJsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.security.jackson.SecurityJacksonModules;
import org.springframework.session.SessionIdGenerator;
import org.springframework.session.data.redis.RedisSessionRepository;
import tools.jackson.databind.json.JsonMapper;

/** How sessions and hints travel through Redis. */
@Configuration(proxyBeanMethods = false)
class RedisConfiguration {

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }

    /** The name is what Spring Session looks for; the modules refuse every type that security does not know. */
    @Bean
    RedisSerializer<Object> springSessionDefaultRedisSerializer() {
        var modules = SecurityJacksonModules.getModules(RedisConfiguration.class.getClassLoader());
        var mapper = JsonMapper.builder().addModules(modules).build();
        return new JacksonJsonRedisSerializer<>(mapper, Object.class);
    }

    @Bean
    static BeanPostProcessor sessionsMayEnd() {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                return bean instanceof RedisSessionRepository sessions ? new EndingSessions<>(sessions) : bean;
            }
        };
    }

    @Bean
    SessionIdGenerator sessionIds() {
        return RandomId::next;
    }

    @Bean
    RedisMessageListenerContainer redisMessages(RedisConnectionFactory connections) {
        var container = new RedisMessageListenerContainer();
        container.setConnectionFactory(connections);
        var threads = new SimpleAsyncTaskExecutor("redis-messages-");
        threads.setVirtualThreads(true);
        container.setTaskExecutor(threads);
        return container;
    }
}
