package io.supportdesk.agent.conversation;

import java.util.Optional;

/** Answers turns. */
public interface AnsweringAgent {

    /**
     * Answers one turn, blocking for as long as that takes; called on a virtual thread. Publishes what happens on the
     * way as {@link ConversationEvent}s and appends to the transcript.
     *
     * @return the whole reply; empty when the turn has stopped at a question and goes on when that has an outcome
     * @throws TurnFailed when there can be no reply; its code and explanation are for the person
     */
    Optional<String> answer(Turn turn);
}
