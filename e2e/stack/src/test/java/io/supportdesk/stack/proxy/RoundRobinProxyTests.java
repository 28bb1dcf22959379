package io.supportdesk.stack.proxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RoundRobinProxyTests {

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Semaphore next = new Semaphore(0);
    private final CountDownLatch streamEnded = new CountDownLatch(1);
    private HttpServer first;
    private HttpServer second;
    private RoundRobinProxy proxy;

    @BeforeEach
    void start() throws IOException {
        first = upstream("first", 0);
        second = upstream("second", 0);
        proxy = RoundRobinProxy.start(0, List.of(url(first), url(second)), Duration.ofSeconds(2));
    }

    @AfterEach
    void stop() {
        proxy.close();
        next.release(100);
        first.stop(0);
        second.stop(0);
    }

    @Test
    void givesEveryRequestToTheNextServer() throws Exception {
        assertThat(List.of(get("/name"), get("/name"), get("/name"), get("/name")))
                .containsExactly("first", "second", "first", "second");
    }

    @Test
    void passesEachEventOnWhenItIsSent() throws Exception {
        var events = client.send(request("/events").build(), HttpResponse.BodyHandlers.ofInputStream())
                .body();

        for (var event = 1; event <= 3; event++) {
            next.release();
            assertThat(line(events)).isEqualTo("data: " + event);
            assertThat(line(events)).isEmpty();
        }
        events.close();
    }

    @Test
    void endsTheRequestToTheServerWhenTheClientGoesAway() throws Exception {
        try (var socket = new Socket("127.0.0.1", URI.create(proxy.url()).getPort())) {
            socket.getOutputStream().write("GET /events HTTP/1.1\r\nHost: x\r\n\r\n".getBytes());
            next.release();
            assertThat(line(socket.getInputStream())).contains("200");
        }

        await().atMost(Duration.ofSeconds(10)).until(() -> {
            next.release();
            return streamEnded.await(100, TimeUnit.MILLISECONDS);
        });
    }

    @Test
    void goesToTheNextServerWhenOneIsDown() throws Exception {
        var port = first.getAddress().getPort();
        get("/name");
        get("/name");
        first.stop(0);

        assertThat(List.of(get("/name"), get("/name"), post("/echo", "x"), post("/echo", "x")))
                .containsExactly("second", "second", "x", "x");

        first = upstream("first", port);
        assertThat(List.of(get("/name"), get("/name"))).containsExactlyInAnyOrder("first", "second");
    }

    @Test
    void answers503WhenNoServerIsLeft() throws Exception {
        first.stop(0);
        second.stop(0);

        assertThat(client.send(request("/name").build(), HttpResponse.BodyHandlers.discarding())
                        .statusCode())
                .isEqualTo(503);
    }

    @Test
    void leavesAServerOutAndTakesItBack() throws Exception {
        proxy.leaveOut(url(first));
        assertThat(List.of(get("/name"), get("/name"))).containsExactly("second", "second");

        proxy.takeBack(url(first));
        assertThat(List.of(get("/name"), get("/name"))).containsExactlyInAnyOrder("first", "second");
    }

    @Test
    void repeatsNoPostThatAServerBrokeOff() throws Exception {
        try (var broken = new ServerSocket(0, 10, InetAddress.getByName("127.0.0.1"));
                var other =
                        RoundRobinProxy.start(0, List.of("http://127.0.0.1:" + broken.getLocalPort(), url(second)))) {
            Thread.ofVirtual().start(() -> breakOff(broken));
            var post = HttpRequest.newBuilder(URI.create(other.url() + "/echo"))
                    .POST(HttpRequest.BodyPublishers.ofString("x"))
                    .build();
            var get = HttpRequest.newBuilder(URI.create(other.url() + "/name")).build();

            assertThat(client.send(post, HttpResponse.BodyHandlers.discarding()).statusCode())
                    .isEqualTo(502);
            client.send(get, HttpResponse.BodyHandlers.ofString());
            assertThat(client.send(get, HttpResponse.BodyHandlers.ofString()).body())
                    .isEqualTo("second");
        }
    }

    @Test
    void closesWhatStaysSilentTooLong() throws Exception {
        var begin = System.nanoTime();
        var answer = client.send(request("/silent").build(), HttpResponse.BodyHandlers.discarding());

        assertThat(answer.statusCode()).isEqualTo(504);
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isBetween(Duration.ofSeconds(2), Duration.ofSeconds(5));
    }

    @Test
    void tellsTheServerWhereTheClientCameFrom() throws Exception {
        var port = URI.create(proxy.url()).getPort();
        var headers = client.send(
                        request("/headers")
                                .header("X-Forwarded-For", "10.0.0.1")
                                .header("X-Forwarded-Proto", "https")
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();

        assertThat(headers.lines())
                .contains(
                        "x-forwarded-for=[127.0.0.1]",
                        "x-forwarded-proto=[http]",
                        "x-forwarded-host=[127.0.0.1:" + port + "]",
                        "x-forwarded-port=[" + port + "]",
                        "host=[127.0.0.1:" + port + "]");
    }

    @Test
    void carriesBodiesOfBothKindsWhole() throws Exception {
        var large = "0123456789".repeat(50_000);
        var chunked = request("/echo")
                .POST(HttpRequest.BodyPublishers.ofInputStream(
                        () -> new java.io.ByteArrayInputStream(large.getBytes(StandardCharsets.UTF_8))))
                .build();

        assertThat(post("/echo", large)).isEqualTo(large);
        assertThat(client.send(chunked, HttpResponse.BodyHandlers.ofString()).body())
                .isEqualTo(large);
        assertThat(client.send(
                                request("/name")
                                        .method("HEAD", HttpRequest.BodyPublishers.noBody())
                                        .build(),
                                HttpResponse.BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(200);
        assertThat(get("/name")).isIn("first", "second");
    }

    @Test
    void servesManyAtOnce() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var calls = IntStream.range(0, 2000)
                    .mapToObj(n -> (Callable<String>) () -> post("/echo", "body " + n))
                    .toList();
            var answers = new ArrayList<String>();
            for (var answer : threads.invokeAll(calls)) {
                answers.add(answer.get());
            }

            assertThat(answers)
                    .containsExactlyElementsOf(
                            IntStream.range(0, 2000).mapToObj(n -> "body " + n).toList());
        }
    }

    private HttpServer upstream(String name, int port) throws IOException {
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 1024);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/name", exchange -> answer(exchange, name.getBytes()));
        server.createContext(
                "/echo", exchange -> answer(exchange, exchange.getRequestBody().readAllBytes()));
        server.createContext("/headers", exchange -> answer(exchange, headers(exchange)));
        server.createContext("/silent", exchange -> next.acquireUninterruptibly());
        server.createContext("/events", this::sendEvents);
        server.start();
        return server;
    }

    private void sendEvents(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (var out = exchange.getResponseBody()) {
            out.flush();
            for (var event = 1; event < 1000; event++) {
                next.acquireUninterruptibly();
                out.write(("data: " + event + "\n\n").getBytes());
                out.flush();
            }
        } catch (IOException e) {
            streamEnded.countDown();
        }
    }

    private static byte[] headers(HttpExchange exchange) {
        var text = new StringBuilder();
        exchange.getRequestHeaders()
                .forEach((name, values) -> text.append(name.toLowerCase())
                        .append('=')
                        .append(values)
                        .append('\n'));
        return text.toString().getBytes();
    }

    private static void answer(HttpExchange exchange, byte[] body) throws IOException {
        exchange.getRequestBody().readAllBytes();
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(200, -1);
        } else {
            exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
        exchange.close();
    }

    private static void breakOff(ServerSocket server) {
        while (!server.isClosed()) {
            try (var socket = server.accept()) {
                socket.getInputStream().read();
            } catch (IOException e) {
                return;
            }
        }
    }

    private String get(String path) throws Exception {
        return client.send(request(path).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private String post(String path, String body) throws Exception {
        var request =
                request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(proxy.url() + path));
    }

    private static String line(InputStream in) throws IOException {
        return Head.line(in, 1000);
    }

    private static String url(HttpServer server) {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }
}
