package io.supportdesk.keycloak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerProcessIT {

    @Test
    void saysWhichPortIsTaken() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> Keycloak.start(taken.getLocalPort()))
                    .withMessageContaining("port " + taken.getLocalPort());
        }
    }

    @Test
    void showsTheEndOfTheLogWhenTheServerDoesNotStart(@TempDir Path folder) {
        var log = folder.resolve("server.log");
        var nothing = URI.create("http://127.0.0.1:" + LoopbackPorts.free() + "/");

        assertThatIllegalStateException()
                .isThrownBy(() -> {
                    try (var process = ServerProcess.start(ServerCommand.build(folder), Map.of(), log)) {
                        process.awaitReady(nothing);
                    }
                })
                .withMessageContaining("ended with code 1")
                .withMessageContaining(log.toString())
                .withMessageContaining("Could not find or load main class");
    }

    @Test
    void leavesNothingRunningWhenClosed() {
        var keycloak = Keycloak.start();
        var discovery = URI.create(keycloak.issuer() + "/.well-known/openid-configuration");
        assertThat(Http.answers(discovery)).isTrue();

        keycloak.close();

        assertThat(Http.answers(discovery)).isFalse();
    }
}
