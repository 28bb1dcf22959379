package io.supportdesk.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceProcessIT {

    @TempDir
    private Path folder;

    @Test
    void handsThePropertiesOverWithoutShowingThemInTheProcessList() throws Exception {
        try (var process = ServiceProcess.start(service().with(Map.of("secret", "value-of-it")))) {
            var answer = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(process.url())).build(),
                            HttpResponse.BodyHandlers.ofString());

            assertThat(answer.body()).contains("\"secret\":\"value-of-it\"");
            assertThat(ProcessHandle.of(process.pid()).orElseThrow().info().commandLine())
                    .hasValueSatisfying(
                            line -> assertThat(line).contains("tiny.jar").doesNotContain("value-of-it"));
        }
    }

    @Test
    void startsAgainAfterAnOrderlyEndAndAfterACrash() {
        try (var process = ServiceProcess.start(service())) {
            var first = process.pid();

            process.stop();
            assertThat(process.isAlive()).isFalse();
            process.restart();
            assertThat(process.isReady()).isTrue();
            assertThat(process.pid()).isNotEqualTo(first);

            process.kill();
            assertThat(process.isReady()).isFalse();
            process.restart();
            assertThat(process.isReady()).isTrue();
        }
    }

    @Test
    void leavesNothingRunningWhenClosed() {
        var process = ServiceProcess.start(service());

        process.close();

        assertThat(ProcessHandle.of(process.pid()).map(ProcessHandle::isAlive).orElse(false))
                .isFalse();
    }

    @Test
    void showsTheEndOfTheLogWhenTheServiceDoesNotStart() {
        var failing = service().with(Map.of("tiny.fail", "true"));

        assertThatIllegalStateException()
                .isThrownBy(() -> ServiceProcess.start(failing))
                .withMessageContaining("tiny ended with code 3")
                .withMessageContaining("a reason in the log");
    }

    @Test
    void saysThatAServiceIsNotBuilt() {
        var missing = Service.on(Ports.free(), Ports.free(), "absent", folder.resolve("absent.jar"), folder);

        assertThatIllegalStateException()
                .isThrownBy(() -> ServiceProcess.start(missing))
                .withMessageContaining("absent is not built");
    }

    private Service service() {
        var jar = TinyService.jar(folder.resolve("tiny.jar"));
        return Service.on(Ports.free(), Ports.free(), "tiny", jar, folder).withJvm(List.of("-Xmx64m"));
    }
}
