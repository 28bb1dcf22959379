package io.supportdesk.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/**
 * One JVM of a service; it ends when it is closed, and at the latest with this JVM.
 *
 * <p>Not for several threads at a time.
 */
public final class ServiceProcess implements AutoCloseable {

    private static final Duration START = Duration.ofMinutes(3);
    private static final Duration STOP = Duration.ofSeconds(60);
    private static final int TAIL = 60;
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    private final Service service;
    private Process process;

    private ServiceProcess(Service service) {
        this.service = service;
        this.process = run();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> process.destroy()));
    }

    /** Starts and returns when the service is ready; see {@link #awaitReady} for what it throws. */
    public static ServiceProcess start(Service service) {
        var started = launch(service);
        started.awaitReady();
        return started;
    }

    /** Starts and returns at once; {@link #awaitReady} is for the caller to call. */
    public static ServiceProcess launch(Service service) {
        if (!Files.exists(service.jar())) {
            throw new IllegalStateException(
                    service.name() + " is not built: there is no " + service.jar() + " (mvn -DskipTests install)");
        }
        return new ServiceProcess(service);
    }

    /**
     * Returns when the readiness address answers 200.
     *
     * @throws IllegalStateException with the log's end, when the process ends or three minutes pass
     */
    public void awaitReady() {
        var deadline = System.nanoTime() + START.toNanos();
        while (!isReady()) {
            if (!process.isAlive()) {
                throw failure("ended with code " + process.exitValue() + " while it started");
            }
            if (System.nanoTime() > deadline) {
                kill();
                throw failure("was not ready at " + service.readiness() + " within " + START.toSeconds() + " s");
            }
            Waiting.sleep(Duration.ofMillis(100));
        }
    }

    /** Whether the readiness address answers 200 now; ten seconds of silence are a no. */
    public boolean isReady() {
        var request = HttpRequest.newBuilder(service.readiness())
                .timeout(Duration.ofSeconds(10))
                .build();
        return Waiting.call(() -> {
            try {
                return HTTP.send(request, HttpResponse.BodyHandlers.discarding())
                                .statusCode()
                        == 200;
            } catch (IOException e) {
                return false;
            }
        });
    }

    /** How it was started. */
    public Service service() {
        return service;
    }

    /** Where it answers, without a slash at the end. */
    public String url() {
        return service.url();
    }

    /** Of the process that runs or ran last. */
    public long pid() {
        return process.pid();
    }

    /** Whether the process runs; it may do so without answering. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /** Asks the process to end (SIGTERM), waits 60 s, then ends it by force. */
    public void stop() {
        process.destroy();
        if (!Waiting.call(() -> process.waitFor(STOP.toSeconds(), TimeUnit.SECONDS))) {
            kill();
        }
    }

    /** Ends the process at once (SIGKILL), as a crash would. */
    public void kill() {
        process.destroyForcibly();
        Waiting.call(process::waitFor);
    }

    /** Starts the process again with the same settings, after {@link #stop} or {@link #kill}, and waits until ready. */
    public void restart() {
        if (process.isAlive()) {
            throw new IllegalStateException(service.name() + " is still running");
        }
        process = run();
        awaitReady();
    }

    @Override
    public void close() {
        stop();
    }

    private Process run() {
        try {
            Files.createDirectories(service.log().toAbsolutePath().getParent());
            var builder = new ProcessBuilder(service.command())
                    .redirectErrorStream(true)
                    .redirectOutput(
                            ProcessBuilder.Redirect.appendTo(service.log().toFile()));
            builder.environment().putAll(service.environment());
            builder.environment()
                    .put("SPRING_APPLICATION_JSON", JsonMapper.shared().writeValueAsString(service.properties()));
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(service.name() + " could not be started", e);
        }
    }

    private IllegalStateException failure(String what) {
        return new IllegalStateException(
                service.name() + " " + what + ". The end of " + service.log() + ":\n" + tail());
    }

    private String tail() {
        try (var lines = Files.lines(service.log())) {
            var all = lines.toList();
            return all.stream().skip(Math.max(0, all.size() - TAIL)).collect(Collectors.joining("\n"));
        } catch (IOException | UncheckedIOException e) {
            return "(not readable: " + e.getMessage() + ")";
        }
    }
}
