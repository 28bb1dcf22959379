package io.supportdesk.agent;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts the service. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class SupportAgentApplication {

    /** Settings come from {@code application.yaml}, the environment and the arguments, the last winning. */
    public static void main(String[] args) {
        SpringApplication.run(SupportAgentApplication.class, args);
    }
}
