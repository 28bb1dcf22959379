package io.supportdesk.agent.platform;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Which bearer tokens the API takes.
 *
 * @param audience must be among the token's audiences
 * @param clients the OAuth clients ({@code azp}) whose tokens are taken
 */
@ConfigurationProperties("support-agent.api")
record ApiProperties(
        @DefaultValue("support-agent") String audience,
        @DefaultValue("support-cli") List<String> clients) {}
