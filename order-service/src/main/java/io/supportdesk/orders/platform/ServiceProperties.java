package io.supportdesk.orders.platform;

import jakarta.validation.constraints.NotNull;
import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * What concerns the service as a whole.
 *
 * @param publicUrl address under which clients reach this service; the protected-resource metadata names it
 * @param maxBody   largest request body; larger ones are answered with 413
 */
@Validated
@ConfigurationProperties("order-service")
record ServiceProperties(
        @NotNull @DefaultValue("http://127.0.0.1:8081") URI publicUrl,
        @NotNull @DefaultValue("1MB") DataSize maxBody) {

    /** The protected resource in the sense of RFC 9728. */
    String resource() {
        return base() + "/mcp";
    }

    /** Where that resource's metadata is; never taken from a request. */
    String resourceMetadata() {
        return base() + "/.well-known/oauth-protected-resource/mcp";
    }

    private String base() {
        var url = publicUrl.toString();
        return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    }
}
