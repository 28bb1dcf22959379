package io.supportdesk.agent.conversation;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.List;

/** One entry of a transcript. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Entry.Said.class, name = "said"),
    @JsonSubTypes.Type(value = Entry.Answered.class, name = "answered"),
    @JsonSubTypes.Type(value = Entry.Returned.class, name = "returned")
})
public sealed interface Entry {

    /** The person's message. */
    record Said(String text, Instant at) implements Entry {}

    /** What the assistant said, or which tools it called; one of the two may be empty. */
    record Answered(String text, List<Call> calls, Instant at) implements Entry {}

    /** What a tool returned for the call with that id. */
    record Returned(String call, String tool, String text, Instant at) implements Entry {}

    /**
     * A tool call of the assistant.
     *
     * @param arguments a JSON object as text
     */
    record Call(String id, String tool, String arguments) {}
}
