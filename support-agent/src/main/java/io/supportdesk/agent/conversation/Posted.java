package io.supportdesk.agent.conversation;

import java.util.concurrent.CompletableFuture;

/** What became of a message. */
public sealed interface Posted {

    /** Taken; the future completes with the reply, or with {@link TurnFailed}. */
    record Taken(ConversationId conversation, TurnId turn, CompletableFuture<String> reply) implements Posted {}

    /** There is no such conversation of this person. */
    record NoSuchConversation() implements Posted {}

    /** Another turn of the conversation is in progress. */
    record TurnInProgress() implements Posted {}

    /** The message can not be taken as it is. */
    record InvalidMessage(String reason) implements Posted {}
}
