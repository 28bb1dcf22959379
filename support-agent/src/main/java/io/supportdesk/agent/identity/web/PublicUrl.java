package io.supportdesk.agent.identity.web;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.context.properties.bind.Name;

/**
 * Where people reach this service; links are made from it and never from a Host header.
 *
 * @param url without a slash at the end
 */
@ConfigurationProperties("support-agent")
public record PublicUrl(
        @Name("public-url") @DefaultValue("http://127.0.0.1:8080")
        String url) {}
