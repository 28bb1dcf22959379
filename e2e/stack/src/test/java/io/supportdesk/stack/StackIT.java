package io.supportdesk.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The stack with tiny programs in the place of the services; with the services themselves it is under the journeys. */
class StackIT {

    @TempDir
    private Path root;

    @Test
    void putsAProxyInFrontOfReplicasAndTellsThemWhereEverythingIs() throws Exception {
        place("order-service");
        place("support-agent");
        var options = options().withReplicas(2).withAgent("support-agent.model", "built-in");
        try (var stack = Stack.start(options)) {
            var one = settings(stack.url());
            var other = settings(stack.url());

            assertThat(one.get("server.port")).isNotEqualTo(other.get("server.port"));
            assertThat(one.get("support-agent.keys.current")).isEqualTo(other.get("support-agent.keys.current"));
            assertThat(one.get("support-agent.oidc.issuer").asString())
                    .isEqualTo(stack.keycloak().issuer());
            assertThat(one.get("support-agent.public-url").asString()).isEqualTo(stack.url());
            assertThat(one.get("support-agent.servers.orders.url").asString())
                    .isEqualTo(stack.orders().url() + "/mcp");
            assertThat(one.get("support-agent.model").asString()).isEqualTo("built-in");
            assertThat(settings(stack.orders().url())
                            .get("spring.datasource.url")
                            .asString())
                    .isEqualTo(stack.postgres().jdbcUrl());

            stack.agents().get(0).kill();
            assertThat(settings(stack.url()).get("server.port"))
                    .isEqualTo(settings(stack.url()).get("server.port"));
        }
        assertThat(ports(options)).allMatch(Ports::isFree);
    }

    @Test
    void leavesNothingRunningWhenAPartDoesNotStart() {
        place("order-service");
        var options = options();

        assertThatIllegalStateException()
                .isThrownBy(() -> Stack.start(options))
                .withMessageContaining("support-agent is not built");
        assertThat(ports(options)).allMatch(Ports::isFree);
    }

    private StackOptions options() {
        var defaults = StackOptions.defaults();
        return new StackOptions(
                1,
                defaults.pagePort(),
                defaults.ordersPort(),
                defaults.keycloakPort(),
                defaults.postgresPort(),
                defaults.redisPort(),
                List.of("-Xmx64m"),
                Map.of(),
                Map.of(),
                root,
                defaults.logs());
    }

    private static Stream<Integer> ports(StackOptions options) {
        return Stream.of(
                options.pagePort(),
                options.ordersPort(),
                options.keycloakPort(),
                options.postgresPort(),
                options.redisPort());
    }

    private void place(String service) {
        var jar = root.resolve(service).resolve("target").resolve(service + "-0.1.0-SNAPSHOT.jar");
        try {
            Files.createDirectories(jar.getParent());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        TinyService.jar(jar);
    }

    private static JsonNode settings(String url) throws Exception {
        var answer = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(url + "/")).build(), HttpResponse.BodyHandlers.ofString());
        return JsonMapper.shared().readTree(answer.body());
    }
}
