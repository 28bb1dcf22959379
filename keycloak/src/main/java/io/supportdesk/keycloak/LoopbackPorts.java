package io.supportdesk.keycloak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Ports of the loopback interface. */
final class LoopbackPorts {

    private LoopbackPorts() {}

    /** A port that was free a moment ago. */
    static int free() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IllegalStateException when something listens there: it would answer in the server's place */
    static void requireFree(int port) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress("127.0.0.1", port));
        } catch (IOException e) {
            throw new IllegalStateException("Keycloak's port " + port + " of 127.0.0.1 is taken", e);
        }
    }
}
