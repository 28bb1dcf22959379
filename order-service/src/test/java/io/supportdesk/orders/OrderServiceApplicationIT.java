package io.supportdesk.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.RawSession;
import io.supportdesk.orders.testing.Replica;
import io.supportdesk.orders.testing.Servers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** Starts that must fail, and by name, and the one that must not. */
@ExtendWith(OutputCaptureExtension.class)
class OrderServiceApplicationIT {

    @Test
    void refusesToStartWithAProtocolThatDropsTheAskingTools() {
        assertThatThrownBy(() -> start(Servers.ISSUER.issuer(), "STATELESS"))
                .hasStackTraceContaining("There is no MCP server that can ask a person")
                .hasStackTraceContaining("spring.ai.mcp.server.protocol must be STREAMABLE");
    }

    @Test
    void refusesToStartWithoutAnIssuer() {
        assertThatThrownBy(() -> start("", "STREAMABLE"))
                .hasStackTraceContaining("order-service.security")
                .hasStackTraceContaining("issuer");
    }

    @Test
    void refusesToStartWithAKeyThatIsNone() {
        assertThatThrownBy(() -> Replica.start("--order-service.state.keys.current=new:c2hvcnQ=")
                        .close())
                .hasStackTraceContaining("order-service.state.keys.current must be <key id>:<base64 of 32 bytes>");
        assertThatThrownBy(() ->
                        Replica.start("--order-service.state.keys.current=").close())
                .hasStackTraceContaining("order-service.state.keys.current must be");
    }

    @Test
    void speaksTheOlderRevisionOnlyWithoutAKey(CapturedOutput log) throws Exception {
        try (var service = Replica.start()) {
            assertThat(log.getAll())
                    .contains("order-service.state.keys.current is not set: /mcp speaks revision 2025-11-25 only");
            var probe = RawCall.of(service.url(), Servers.ISSUER.token(People.AMARA), "server/discover")
                    .send();
            assertThat(probe.statusCode())
                    .as("what a host takes for the older one")
                    .isEqualTo(400);
            assertThat(probe.body()).doesNotContain("-3202");
            assertThat(RawSession.open(service.url(), Servers.ISSUER.token(People.AMARA))
                            .post("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")
                            .body())
                    .contains("cancel_order");
        }
    }

    private static void start(String issuer, String protocol) {
        Replica.start("--order-service.security.issuer=" + issuer, "--spring.ai.mcp.server.protocol=" + protocol)
                .close();
    }
}
