package io.supportdesk.agent.conversation;

/** Turn ids for tests. */
public final class TestTurns {

    private TestTurns() {}

    public static TurnId next() {
        return TurnId.next();
    }
}
