package io.supportdesk.agent.assistant;

import io.supportdesk.agent.confirmation.ContinuationHandler;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.conversation.RunningTurns;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Goes on with a suspended turn, on whichever replica has claimed it. */
@Component
class Suspensions implements ContinuationHandler {

    private final RunningTurns running;
    private final Assistant assistant;
    private final JsonMapper json;

    Suspensions(RunningTurns running, Assistant assistant, JsonMapper json) {
        this.running = running;
        this.assistant = assistant;
        this.json = json;
    }

    @Override
    public void resume(String continuation, Outcome outcome) {
        var suspended = json.readValue(continuation, SuspendedTurn.class);
        running.run(suspended.turn(), () -> assistant.resume(suspended, outcome));
    }
}
