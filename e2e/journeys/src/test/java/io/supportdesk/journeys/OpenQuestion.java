package io.supportdesk.journeys;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A question that is open on a person's screen: they have said something, their page is connected, and the dialog has
 * come.
 *
 * @param feed the events of the page
 * @param shown the confirmation as the API gave it, proof included
 */
public record OpenQuestion(ApiClient person, EventFeed feed, String conversation, String turn, JsonNode shown)
        implements AutoCloseable {

    /** Says that in a new conversation and returns when the dialog is there. */
    public static OpenQuestion ask(ApiClient person, String message) {
        var feed = person.events();
        var conversation = person.startConversation();
        var turn = ApiClient.require(202, person.say(conversation, message)).text("turn");
        var event =
                feed.await("confirmation", came -> came.text("conversationId").equals(conversation));
        var shown =
                ApiClient.require(200, person.confirmation(event.text("id"))).json();
        return new OpenQuestion(person, feed, conversation, turn, shown);
    }

    public String id() {
        return shown.path("id").asString();
    }

    public String proof() {
        return shown.path("proof").asString();
    }

    /** Yes, as the page sends it. */
    public HttpAnswer accept() {
        return answer("accept", Map.of("confirmed", true), null);
    }

    /** Yes, with a note in the form. */
    public HttpAnswer accept(String note) {
        return answer("accept", Map.of("confirmed", true, "note", note), null);
    }

    /** No, with a note or without. */
    public HttpAnswer decline(@Nullable String note) {
        return answer("decline", null, note);
    }

    /** Closes the dialog. */
    public HttpAnswer dismiss() {
        return answer("dismiss", null, null);
    }

    /** Any answer with this dialog's proof. */
    public HttpAnswer answer(String decision, @Nullable Object content, @Nullable String note) {
        return person.answer(id(), body(decision, content, note, proof()));
    }

    /** The body of an answer; what is null is left out. */
    public static Map<String, Object> body(
            String decision, @Nullable Object content, @Nullable String note, @Nullable String proof) {
        var body = new HashMap<String, Object>();
        body.put("decision", decision);
        if (content != null) {
            body.put("content", content);
        }
        if (note != null) {
            body.put("note", note);
        }
        if (proof != null) {
            body.put("proof", proof);
        }
        return body;
    }

    /** Waits for the end of the turn. */
    public String reply() {
        return feed.await("reply", event -> event.text("turn").equals(turn)).text("text");
    }

    /** As the API tells it now. */
    public String state() {
        return ApiClient.require(200, person.confirmation(id())).text("state");
    }

    @Override
    public void close() {
        feed.close();
    }
}
