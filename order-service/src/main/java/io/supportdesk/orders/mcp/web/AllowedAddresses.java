package io.supportdesk.orders.mcp.web;

import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityValidator;
import io.supportdesk.orders.mcp.McpProperties;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Refuses requests that a browser was tricked into (DNS rebinding): the Host must be an address of this service, and an
 * Origin, where there is one, must be listed exactly. Loopback names are good with any port, since no foreign page can
 * have such a Host.
 */
final class AllowedAddresses implements ServerTransportSecurityValidator {

    private static final Pattern LOOPBACK = Pattern.compile("(127\\.0\\.0\\.1|localhost|\\[::1])(:[0-9]{1,5})?");
    private static final int FORBIDDEN = 403;

    private final Set<String> hosts;
    private final Set<String> origins;

    private AllowedAddresses(Set<String> hosts, Set<String> origins) {
        this.hosts = hosts;
        this.origins = origins;
    }

    static AllowedAddresses of(URI publicUrl, McpProperties properties) {
        var hosts = new HashSet<String>();
        hosts.add(lower(publicUrl.getAuthority()));
        properties.allowedHosts().forEach(host -> hosts.add(lower(host)));
        var origins = new HashSet<String>();
        origins.add(origin(publicUrl));
        properties.allowedOrigins().forEach(origin -> origins.add(origin(origin)));
        return new AllowedAddresses(hosts, origins);
    }

    @Override
    public void validateHeaders(Map<String, List<String>> headers) throws ServerTransportSecurityException {
        for (var header : headers.entrySet()) {
            for (var value : header.getValue()) {
                check(header.getKey(), lower(value));
            }
        }
    }

    private void check(String header, String value) throws ServerTransportSecurityException {
        if (header.equalsIgnoreCase("Origin") && !origins.contains(value)) {
            throw new ServerTransportSecurityException(FORBIDDEN, "Origin not allowed");
        }
        if (header.equalsIgnoreCase("Host")
                && !hosts.contains(value)
                && !LOOPBACK.matcher(value).matches()) {
            throw new ServerTransportSecurityException(FORBIDDEN, "Host not allowed");
        }
    }

    private static String origin(URI url) {
        return lower(url.getScheme() + "://" + url.getAuthority());
    }

    private static String lower(String value) {
        return value.toLowerCase(Locale.ROOT);
    }
}
