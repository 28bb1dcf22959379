package io.supportdesk.orders.mcp.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTests {

    @Test
    void findsTheToolAndTheVersion() {
        var message = read("""
                {"method":"tools/call","params":{"name":"cancel_order",
                 "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}""");

        assertThat(message).isEqualTo(new Message(Optional.of("cancel_order"), true));
    }

    @Test
    void takesThePlacesThatCountOnly() {
        assertThat(read("{\"method\":\"tools/list\",\"params\":{\"name\":\"cancel_order\"}}")
                        .tool())
                .isEmpty();
        assertThat(read("""
                        {"method":"tools/call","_meta":{"io.modelcontextprotocol/protocolVersion":"x"},
                         "params":{"arguments":{"_meta":{"io.modelcontextprotocol/protocolVersion":"x"}}}}""").standsAlone()).isFalse();
    }

    @Test
    void takesTheLastOfTwoMembersAsTheServersDo() {
        assertThat(read("{\"method\":\"tools/list\",\"method\":\"tools/call\",\"params\":{\"name\":\"cancel_order\"}}")
                        .tool())
                .contains("cancel_order");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "7",
                "null",
                "[]",
                "[{\"method\":\"tools/call\",\"params\":{\"name\":\"cancel_order\"}}]",
                "{\"method\":7,\"params\":[]}",
                "{\"method\":\"tools/call\",\"params\":{\"name\":7,\"_meta\":7}}"
            })
    void findsNothingInWhatIsNoMessage(String json) {
        assertThat(read(json)).isEqualTo(new Message(Optional.empty(), false));
    }

    private static Message read(String json) {
        return Message.read(json.getBytes(StandardCharsets.UTF_8));
    }
}
