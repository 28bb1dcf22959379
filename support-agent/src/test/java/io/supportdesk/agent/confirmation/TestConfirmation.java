package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.Presence;
import io.supportdesk.agent.keys.TestKeys;
import java.time.Duration;

/** Builds the core's services for tests of its adapters. */
public final class TestConfirmation {

    private TestConfirmation() {}

    public static Questions questions(
            Confirmations confirmations, Presence presence, Wakeups wakeups, Duration timeout) {
        return new Questions(confirmations, presence, wakeups, new ConfirmationProperties(timeout));
    }

    public static ConfirmationProperties timeout(Duration timeout) {
        return new ConfirmationProperties(timeout);
    }

    public static Proofs proofs() {
        return new Proofs(TestKeys.signer());
    }

    public static Answers answers(Confirmations confirmations, Proofs proofs, AnswerLimit limit) {
        return new Answers(confirmations, proofs, limit);
    }
}
