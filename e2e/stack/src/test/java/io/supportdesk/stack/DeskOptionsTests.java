package io.supportdesk.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeskOptionsTests {

    private final Path logs = Path.of("logs");

    @Test
    void takesTheDefaultsOfTheReadme() {
        var options = DeskOptions.parse(List.of(), Map.of()).stack(logs);

        assertThat(options.replicas()).isEqualTo(1);
        assertThat(List.of(options.pagePort(), options.ordersPort(), options.keycloakPort()))
                .containsExactly(8080, 8081, 8180);
        assertThat(List.of(options.postgresPort(), options.redisPort())).containsExactly(5532, 6479);
    }

    @Test
    void prefersAFlagToTheEnvironment() {
        var options = DeskOptions.parse(
                        List.of("--port", "9090", "--replicas", "2"),
                        Map.of("DESK_PORT", "7070", "DESK_REDIS_PORT", "7071"))
                .stack(logs);

        assertThat(options.pagePort()).isEqualTo(9090);
        assertThat(options.redisPort()).isEqualTo(7071);
        assertThat(options.replicas()).isEqualTo(2);
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeskOptions.parse(List.of("--prot", "1"), Map.of()))
                .withMessageContaining("--prot");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeskOptions.parse(List.of("--port", "70000"), Map.of()))
                .withMessageContaining("--port wants a port");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeskOptions.parse(List.of("--replicas"), Map.of()))
                .withMessageContaining("--replicas wants a number");
    }

    @Test
    void namesThePortThatIsTakenAndTheFlag() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            var port = String.valueOf(taken.getLocalPort());

            assertThat(DeskOptions.parse(List.of("--redis-port", port), Map.of())
                            .takenPorts())
                    .contains("Port " + port
                            + " for Redis is taken by another program; choose another one with --redis-port.");
        }
    }
}
