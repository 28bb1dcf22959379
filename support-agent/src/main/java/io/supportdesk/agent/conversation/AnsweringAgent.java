package io.supportdesk.agent.conversation;

/** Answers turns. */
public interface AnsweringAgent {

    /**
     * Answers one turn, blocking for as long as that takes, questions to the person included; called on a virtual
     * thread. Publishes what happens on the way as {@link ConversationEvent}s and appends to the transcript.
     *
     * @return the whole reply
     * @throws TurnFailed when there can be no reply; its code and message are for the person
     */
    String answer(Turn turn);
}
