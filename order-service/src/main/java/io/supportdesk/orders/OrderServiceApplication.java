package io.supportdesk.orders;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts the service; everything else is wired below this package. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class OrderServiceApplication {

    /** Runs until the process is told to stop; in-flight calls are allowed to finish. */
    public static void main(String[] args) {
        SpringApplication.run(OrderServiceApplication.class, args);
    }
}
