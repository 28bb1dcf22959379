package io.supportdesk.orders.mcp.mrtr;

import java.time.Duration;
import java.time.Instant;

/**
 * What a client carries for an asked call, under a seal that binds it to the person, the client, the method and the
 * tool.
 *
 * @param operation the asked operation, which can be used once
 * @param arguments digest of the arguments of the call
 * @param version   of the order, as it was shown
 * @param message   what the person was asked
 * @param deadline  until when an answer is in time
 * @param seconds   how long the person had
 * @param expires   until when the call can be taken up at all, be it to hear again what became of it
 * @param round     how often the question has been put
 */
record CallState(
        String operation,
        String arguments,
        long version,
        String message,
        Instant deadline,
        long seconds,
        Instant expires,
        int round) {

    CallState next() {
        return new CallState(operation, arguments, version, message, deadline, seconds, expires, round + 1);
    }

    Duration time() {
        return Duration.ofSeconds(seconds);
    }
}
