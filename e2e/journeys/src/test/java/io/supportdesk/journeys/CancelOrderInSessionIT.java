package io.supportdesk.journeys;

import io.supportdesk.stack.ServiceProcess;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/**
 * With revision 2025-11-25: the question comes inside the open call. The agent ends with these tests: it would take over
 * stopped turns of the others on the same stores, and can not go on with them.
 */
class CancelOrderInSessionIT extends CancelOrderContract {

    private static ServiceProcess agent;

    @BeforeAll
    static void start() {
        var older = Map.of("support-agent.servers.orders.revision", "2025-11-25");
        agent = DeskStack.shared().startAgent("session-agent", older);
    }

    @AfterAll
    static void end() {
        agent.close();
    }

    @Override
    String agentUrl() {
        return agent.url();
    }
}
