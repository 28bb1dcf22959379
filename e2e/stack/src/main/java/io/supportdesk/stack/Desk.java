package io.supportdesk.stack;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** What {@code desk up} runs: the whole product in the foreground until SIGINT or SIGTERM, then nothing of it is left. */
public final class Desk {

    private static volatile boolean stopping;

    private Desk() {}

    /** Takes the flags of {@code desk up}; ends with code 2 for a wrong flag or a taken port, 1 for a failed start. */
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(Desk::removePidFile));
        try {
            var options = DeskOptions.parse(List.of(arguments), System.getenv());
            var taken = options.takenPorts();
            if (!taken.isEmpty()) {
                throw new IllegalArgumentException(String.join("\n", taken));
            }
            run(options.stack(Path.of(System.getenv().getOrDefault("DESK_LOGS", ".desk/logs"))
                    .toAbsolutePath()));
        } catch (IllegalArgumentException e) {
            end(2, e);
        } catch (RuntimeException e) {
            end(1, e);
        }
    }

    private static void run(StackOptions options) {
        var begin = System.nanoTime();
        System.out.println("Starting; the first time on a machine takes about a minute longer.");
        Runtime.getRuntime().addShutdownHook(new Thread(Desk::farewell));
        var stack = Stack.start(options);
        System.out.println(welcome(stack, (System.nanoTime() - begin) / 1_000_000_000));
        Waiting.call(() -> {
            new CountDownLatch(1).await();
            return stack;
        });
    }

    private static String welcome(Stack stack, long seconds) {
        return """

                Support Desk is ready (%d s): %s

                  amara / amara-demo   support
                  ben   / ben-demo     support
                  lea   / lea-demo     lead
                  kim   / kim-demo     auditor, reads only

                order-service   %s/mcp
                Keycloak        %s
                logs            %s

                Ctrl-C or ./desk down ends it.
                """.formatted(
                        seconds,
                        stack.url(),
                        stack.orders().url(),
                        stack.keycloak().url(),
                        stack.options().logs());
    }

    private static void farewell() {
        stopping = true;
        System.out.println("Stopping.");
    }

    private static void removePidFile() {
        var pidFile = System.getenv("DESK_PID_FILE");
        if (pidFile != null && !Path.of(pidFile).toFile().delete()) {
            System.err.println(pidFile + " could not be removed.");
        }
    }

    private static void end(int code, RuntimeException failure) {
        if (!stopping) {
            System.err.println(failure.getMessage());
            System.exit(code);
        }
    }
}
