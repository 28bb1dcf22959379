package io.supportdesk.orders.mcp.web;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.supportdesk.orders.mcp.McpProperties;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllowedAddressesTests {

    private final AllowedAddresses addresses = AllowedAddresses.of(
            URI.create("https://orders.example"),
            new McpProperties(
                    Duration.ofMinutes(30),
                    10,
                    10,
                    10,
                    List.of("order-service:8081"),
                    List.of(URI.create("https://desk.example"))));

    @ParameterizedTest
    @CsvSource({
        "Host,orders.example",
        "host,ORDERS.example",
        "Host,order-service:8081",
        "Host,127.0.0.1:4711",
        "Host,localhost",
        "Origin,https://orders.example",
        "Origin,https://desk.example"
    })
    void letsKnownAddressesPass(String header, String value) {
        assertThatCode(() -> addresses.validateHeaders(Map.of(header, List.of(value))))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "Host,evil.example",
        "Host,orders.example.evil.example",
        "Host,127.0.0.1.evil.example",
        "Host,order-service:80",
        "Origin,https://evil.example",
        "Origin,http://orders.example",
        "Origin,null",
        "origin,http://127.0.0.1:8081"
    })
    void refusesAllOthers(String header, String value) {
        assertThatThrownBy(() -> addresses.validateHeaders(Map.of(header, List.of(value))))
                .isInstanceOf(ServerTransportSecurityException.class);
    }
}
