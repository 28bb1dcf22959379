package io.supportdesk.agent.order.web;

import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where the order lists of the page come from.
 *
 * @param url base address of order-service
 */
@ConfigurationProperties("support-agent.orders")
record OrderProperties(
        @DefaultValue("http://127.0.0.1:8081") URI url) {}
