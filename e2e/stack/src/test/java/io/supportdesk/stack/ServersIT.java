package io.supportdesk.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.sql.DriverManager;
import org.junit.jupiter.api.Test;

class ServersIT {

    @Test
    void postgresAnswersAndEndsWhenClosed() throws Exception {
        var port = Ports.free();
        try (var postgres = Postgres.start(port);
                var connection = DriverManager.getConnection(postgres.jdbcUrl());
                var result = connection.createStatement().executeQuery("select version()")) {
            assertThat(result.next()).isTrue();
            assertThat(result.getString(1)).startsWith("PostgreSQL 18");
        }
        assertThat(Ports.isFree(port)).isTrue();
    }

    @Test
    void redisAnswersAndEndsWhenClosed() throws Exception {
        var redis = Redis.start();
        var address = URI.create(redis.url());
        assertThat(ping(address)).isEqualTo("+PONG");

        redis.close();

        assertThat(Ports.isFree(address.getPort())).isTrue();
    }

    private static String ping(URI address) throws IOException {
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream().write("PING\r\n".getBytes());
            return new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine();
        }
    }
}
