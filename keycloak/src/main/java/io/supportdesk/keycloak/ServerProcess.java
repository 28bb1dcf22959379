package io.supportdesk.keycloak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** One JVM of the distribution; it ends when it is closed, and at the latest with this JVM. */
final class ServerProcess implements AutoCloseable {

    private static final Duration START = Duration.ofMinutes(4);
    private static final Duration STOP = Duration.ofSeconds(30);
    private static final int TAIL = 40;

    private final Process process;
    private final Path log;
    private final Thread lastResort;

    private ServerProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
        this.lastResort = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(lastResort);
    }

    /** Starts the command; what it prints is appended to the log. Variables that the realm reads are kept from it. */
    static ServerProcess start(List<String> command, Map<String, String> environment, Path log) {
        try {
            Files.createDirectories(log.getParent());
            var builder = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
            builder.environment().keySet().removeIf(name -> name.startsWith("KC_") || name.startsWith("SUPPORT_AGENT"));
            builder.environment().putAll(environment);
            return new ServerProcess(builder.start(), log);
        } catch (IOException e) {
            throw new UncheckedIOException("Keycloak could not be started", e);
        }
    }

    /**
     * Returns when the address answers 200. The server's own "started" line comes too early: until the realms are
     * loaded it answers 503.
     *
     * @throws IllegalStateException with the log's end, when the process ends or four minutes pass
     */
    void awaitReady(URI address) {
        var deadline = System.nanoTime() + START.toNanos();
        while (!Http.answers(address)) {
            if (!process.isAlive()) {
                throw failure("ended with code " + process.exitValue() + " while it started");
            }
            if (System.nanoTime() > deadline) {
                close();
                throw failure("did not answer at " + address + " within " + START.toSeconds() + " s");
            }
            Interruptible.sleep(Duration.ofMillis(50));
        }
    }

    /** Returns when the process has ended by itself; any code but 0 is a failure. */
    void awaitEnd() {
        var ended = Interruptible.call(() -> process.waitFor(START.toSeconds(), TimeUnit.SECONDS));
        if (!ended || process.exitValue() != 0) {
            close();
            throw failure(ended ? "ended with code " + process.exitValue() : "did not end");
        }
        forget();
    }

    /** Asks the process to end, waits 30 s, and then ends it by force. */
    @Override
    public void close() {
        process.destroy();
        if (!Interruptible.call(() -> process.waitFor(STOP.toSeconds(), TimeUnit.SECONDS))) {
            process.destroyForcibly();
            Interruptible.call(process::waitFor);
        }
        forget();
    }

    private void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(lastResort);
        } catch (IllegalStateException e) {
            // The JVM is going down: the hook is running or has run.
        }
    }

    private IllegalStateException failure(String what) {
        return new IllegalStateException("Keycloak " + what + ". The end of " + log + ":\n" + tail());
    }

    private String tail() {
        try (var lines = Files.lines(log)) {
            var all = lines.toList();
            return all.stream().skip(Math.max(0, all.size() - TAIL)).collect(Collectors.joining("\n"));
        } catch (IOException | UncheckedIOException e) {
            return "(not readable: " + e.getMessage() + ")";
        }
    }
}
