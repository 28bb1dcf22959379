package io.supportdesk.orders.mcp;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class IntendedToolsTests {

    @Test
    void acceptsExactlyTheIntendedTools() {
        assertThatCode(() -> IntendedTools.check(IntendedTools.NAMES)).doesNotThrowAnyException();
    }

    @Test
    void namesWhatIsMissing() {
        var registered = new HashSet<>(IntendedTools.NAMES);
        registered.remove("cancel_order");

        assertThatIllegalStateException()
                .isThrownBy(() -> IntendedTools.check(registered))
                .withMessageContaining("missing: [cancel_order]")
                .withMessageContaining("spring.ai.mcp.server.protocol");
    }

    @Test
    void namesWhatNobodyIntended() {
        var registered = new HashSet<>(IntendedTools.NAMES);
        registered.add("delete_everything");

        assertThatIllegalStateException()
                .isThrownBy(() -> IntendedTools.check(registered))
                .withMessageContaining("unexpected: [delete_everything]");
    }
}
