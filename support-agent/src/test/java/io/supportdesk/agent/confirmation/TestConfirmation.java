package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.Presence;
import io.supportdesk.agent.keys.TestKeys;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** Builds the core's services for tests of its adapters. */
public final class TestConfirmation {

    private TestConfirmation() {}

    public static Questions questions(
            Confirmations confirmations, Presence presence, Wakeups wakeups, Duration timeout) {
        return new Questions(confirmations, presence, wakeups, new ConfirmationProperties(timeout));
    }

    public static SuspendedQuestions suspended(
            Confirmations confirmations, Continuations continuations, Presence presence, Duration timeout) {
        return new SuspendedQuestions(
                confirmations, continuations, presence, new ConfirmationProperties(timeout), Clock.systemUTC());
    }

    /** Suspends by adding the continuation to that list; or shows nothing, when nobody is connected. */
    public static SuspendedQuestions remembering(List<String> continuations, boolean connected) {
        return new SuspendedQuestions(
                new RememberedConfirmations(continuations),
                new NoContinuations(),
                new FixedPresence(connected),
                new ConfirmationProperties(Duration.ofMinutes(1)),
                Clock.systemUTC());
    }

    /** A replica's runner, started. */
    public static AutoCloseable runner(Continuations continuations, ContinuationHandler handler, Wakeups wakeups) {
        var runner = new ContinuationRunner(continuations, handler, wakeups);
        runner.start();
        return runner::stop;
    }

    public static ConfirmationProperties timeout(Duration timeout) {
        return new ConfirmationProperties(timeout);
    }

    public static Proofs proofs() {
        return new Proofs(TestKeys.signer());
    }

    public static Answers answers(
            Confirmations confirmations, Proofs proofs, AnswerLimit limit, Continuations continuations) {
        return new Answers(confirmations, proofs, limit, continuations);
    }
}
