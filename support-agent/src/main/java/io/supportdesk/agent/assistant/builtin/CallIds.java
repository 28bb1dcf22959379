package io.supportdesk.agent.assistant.builtin;

import java.util.UUID;

/** Ids that tell one tool call from every other. */
final class CallIds {

    private CallIds() {}

    static String next() {
        return "call_" + UUID.randomUUID().toString().replace("-", "");
    }
}
