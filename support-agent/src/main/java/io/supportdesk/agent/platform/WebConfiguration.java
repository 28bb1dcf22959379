package io.supportdesk.agent.platform;

import io.supportdesk.agent.identity.web.PersonArgument;
import java.util.List;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** What every request passes before and after its controller. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration implements WebMvcConfigurer {

    private final PersonArgument person;

    WebConfiguration(PersonArgument person) {
        this.person = person;
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(person);
    }

    @Bean
    static FilterRegistrationBean<LastResortFilter> lastResort() {
        var registration = new FilterRegistrationBean<>(new LastResortFilter());
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return registration;
    }

    @Bean
    static FilterRegistrationBean<BodyLimitFilter> bodyLimit() {
        var registration = new FilterRegistrationBean<>(new BodyLimitFilter());
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        return registration;
    }
}
