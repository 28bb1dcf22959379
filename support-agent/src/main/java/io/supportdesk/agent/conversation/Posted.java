package io.supportdesk.agent.conversation;

/** What became of a message. */
public sealed interface Posted {

    /**
     * Taken; everything else arrives as events.
     *
     * @param position where the owner's stream was before this turn
     */
    record Taken(ConversationId conversation, TurnId turn, String position) implements Posted {}

    /** There is no such conversation of this person. */
    record NoSuchConversation() implements Posted {}

    /** Another turn of the conversation is in progress. */
    record TurnInProgress() implements Posted {}

    /** The message can not be taken as it is. */
    record InvalidMessage(String reason) implements Posted {}
}
