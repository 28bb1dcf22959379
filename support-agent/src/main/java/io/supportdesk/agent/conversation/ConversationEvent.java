package io.supportdesk.agent.conversation;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something that happened in a conversation, for the owner's pages; its JSON is what the page receives. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ConversationEvent {

    /** The event's name in the stream. */
    @JsonIgnore
    String type();

    /** The conversation in which it happened. */
    String conversationId();

    /** The person's message was taken. */
    record MessageTaken(String conversationId, String turn, String text) implements ConversationEvent {
        @Override
        public String type() {
            return "message";
        }
    }

    /** A further piece of the reply. */
    record Delta(String conversationId, String turn, String text) implements ConversationEvent {
        @Override
        public String type() {
            return "delta";
        }
    }

    /** A tool call began or ended. */
    record ToolCalled(
            String conversationId,
            String turn,
            String call,
            String server,
            String name,
            Map<String, Object> arguments,
            String state,
            @Nullable String summary)
            implements ConversationEvent {
        @Override
        public String type() {
            return "tool";
        }
    }

    /** How far a tool call is; the total is unknown when null. */
    record Progress(
            String conversationId,
            String turn,
            String call,
            double progress,
            @Nullable Double total,
            @Nullable String message)
            implements ConversationEvent {
        @Override
        public String type() {
            return "progress";
        }
    }

    /** A log line of a tool. */
    record Log(String conversationId, String turn, String call, String level, String message)
            implements ConversationEvent {
        @Override
        public String type() {
            return "log";
        }
    }

    /** Orders may have changed; the one that the tool was called for, where it named one. */
    record OrdersChanged(String conversationId, @Nullable String orderId) implements ConversationEvent {
        @Override
        public String type() {
            return "orders-changed";
        }
    }

    /** The turn ended with that reply. */
    record Reply(String conversationId, String turn, String text) implements ConversationEvent {
        @Override
        public String type() {
            return "reply";
        }
    }

    /** The turn ended without a reply. */
    record Failed(String conversationId, String turn, String code, String message) implements ConversationEvent {
        @Override
        public String type() {
            return "error";
        }
    }
}
