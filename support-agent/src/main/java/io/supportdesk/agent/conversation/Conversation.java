package io.supportdesk.agent.conversation;

import java.time.Instant;

/**
 * A thread of messages of one owner with the desk.
 *
 * @param title the beginning of the first message; empty before it
 * @param lastAt when its last turn began
 */
public record Conversation(ConversationId id, String title, Instant createdAt, Instant lastAt) {}
