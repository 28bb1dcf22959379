package io.supportdesk.orders.confirmation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The form of a yes-or-no question: a box to tick and a note. Reading it back trusts nobody's validation before. */
public final class ConfirmationForm {

    /** Most characters of a note. */
    public static final int NOTE_LENGTH = 500;

    private static final String CONFIRMED = "confirmed";
    private static final String NOTE = "note";
    private static final Set<String> FIELDS = Set.of(CONFIRMED, NOTE);

    private ConfirmationForm() {}

    /** The form as JSON Schema: a flat object of primitives, with no default for the box. */
    public static Map<String, Object> schema(String title) {
        var properties = new LinkedHashMap<String, Object>();
        properties.put(CONFIRMED, Map.of("type", "boolean", "title", title));
        properties.put(NOTE, note());
        var schema = new LinkedHashMap<String, Object>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", List.of(CONFIRMED));
        return schema;
    }

    /** What the sent form means. The box counts only when it is exactly true; a wrong field spoils the whole form. */
    public static Answer read(@Nullable Map<String, Object> content, Optional<String> confirmationId) {
        if (content == null || content.get(CONFIRMED) == null) {
            return new Answer.NotTicked();
        }
        var problem = problem(content);
        if (problem.isPresent()) {
            return new Answer.Malformed(problem.get());
        }
        return Boolean.TRUE.equals(content.get(CONFIRMED))
                ? new Answer.Confirmed(text(content.get(NOTE)), confirmationId)
                : new Answer.NotTicked();
    }

    /** The text of a note that may be used, or empty where it is none. */
    public static Optional<String> text(@Nullable Object note) {
        return note instanceof String text && !text.isBlank() && fits(text)
                ? Optional.of(text.strip())
                : Optional.empty();
    }

    private static Map<String, Object> note() {
        var note = new LinkedHashMap<String, Object>();
        note.put("type", "string");
        note.put("title", "Note");
        note.put("description", "Why, for the order's history");
        note.put("maxLength", NOTE_LENGTH);
        return note;
    }

    private static Optional<String> problem(Map<String, Object> content) {
        if (!FIELDS.containsAll(content.keySet())) {
            return Optional.of("it has a field that was not asked for");
        }
        if (!(content.get(CONFIRMED) instanceof Boolean)) {
            return Optional.of("\"confirmed\" is neither true nor false");
        }
        var note = content.get(NOTE);
        if (note != null && !(note instanceof String text && fits(text))) {
            return Optional.of("the note is not a text of at most " + NOTE_LENGTH + " characters");
        }
        return Optional.empty();
    }

    /** PostgreSQL's text type has no NUL. */
    private static boolean fits(String text) {
        return text.length() <= NOTE_LENGTH && text.indexOf('\0') < 0;
    }
}
