package io.supportdesk.agent.confirmation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A form as a question may ask for it: a flat object of text, numbers, yes/no and choices (MCP 2025-11-25, elicitation,
 * "Requested Schema").
 */
public final class Form {

    private static final int MOST_FIELDS = 10;
    private static final Pattern SECRET = Pattern.compile(
            "pass(word|code|phrase)|secret|token|api.?key|\\bpin\\b|\\botp\\b|\\bcvv\\b|\\biban\\b|card.?number",
            Pattern.CASE_INSENSITIVE);

    private final Map<String, FormField> fields;
    private final List<String> required;

    private Form(Map<String, FormField> fields, List<String> required) {
        this.fields = fields;
        this.required = required;
    }

    /** Reads a requested schema; {@link UnsupportedForm} when it is not a permitted one or asks for a secret. */
    public static Form of(Map<String, Object> schema) {
        if (!"object".equals(schema.get("type")) || !(schema.get("properties") instanceof Map<?, ?> properties)) {
            throw new UnsupportedForm("not an object with properties");
        }
        if (properties.size() > MOST_FIELDS) {
            throw new UnsupportedForm("more than " + MOST_FIELDS + " fields");
        }
        Map<String, FormField> fields = new LinkedHashMap<>();
        properties.forEach((name, property) -> fields.put(String.valueOf(name), field(String.valueOf(name), property)));
        return new Form(fields, required(schema, fields));
    }

    /** What is wrong with that content; empty when it can be taken as it is. */
    public List<FieldError> check(Map<String, Object> content) {
        List<FieldError> errors = new ArrayList<>();
        content.keySet().stream()
                .filter(name -> !fields.containsKey(name))
                .forEach(name -> errors.add(new FieldError(name, "is not a field of this form")));
        required.stream()
                .filter(name -> content.get(name) == null)
                .forEach(name -> errors.add(new FieldError(name, "is required")));
        fields.forEach((name, field) -> {
            var value = content.get(name);
            if (value != null) {
                field.check(value).ifPresent(message -> errors.add(new FieldError(name, message)));
            }
        });
        return errors;
    }

    private static FormField field(String name, Object property) {
        if (!(property instanceof Map<?, ?> schema)) {
            throw new UnsupportedForm("field " + name + " is not a schema");
        }
        if (SECRET.matcher(name + " " + schema.get("title") + " " + schema.get("description"))
                .find()) {
            throw new UnsupportedForm("field " + name + " asks for a secret");
        }
        return FormField.of(name, schema);
    }

    private static List<String> required(Map<String, Object> schema, Map<String, FormField> fields) {
        if (!(schema.get("required") instanceof List<?> names)) {
            return List.of();
        }
        var required = names.stream().map(String::valueOf).toList();
        if (!fields.keySet().containsAll(required)) {
            throw new UnsupportedForm("a required field is not among the properties");
        }
        return required;
    }
}
