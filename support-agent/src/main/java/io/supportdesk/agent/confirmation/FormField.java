package io.supportdesk.agent.confirmation;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One field of a {@link Form}, and which values it takes. */
sealed interface FormField {

    /** Why the value can not be taken; empty when it can. */
    Optional<String> check(Object value);

    static FormField of(String name, Map<?, ?> schema) {
        var options = options(schema);
        return switch (String.valueOf(schema.get("type"))) {
            case "boolean" -> new YesNo();
            case "string" -> options != null ? new Choice(options) : text(schema);
            case "number" -> new Numeric(false, number(schema, "minimum"), number(schema, "maximum"));
            case "integer" -> new Numeric(true, number(schema, "minimum"), number(schema, "maximum"));
            case "array" -> choices(name, schema);
            default -> throw new UnsupportedForm("field " + name + " has an unknown type");
        };
    }

    private static Text text(Map<?, ?> schema) {
        var format = schema.get("format");
        return new Text(
                integer(schema, "minLength"), integer(schema, "maxLength"), format == null ? null : format.toString());
    }

    private static Choices choices(String name, Map<?, ?> schema) {
        var options = schema.get("items") instanceof Map<?, ?> items ? options(items) : null;
        if (options == null) {
            throw new UnsupportedForm("field " + name + " is a list without choices");
        }
        return new Choices(options, integer(schema, "minItems"), integer(schema, "maxItems"));
    }

    private static @Nullable List<String> options(Map<?, ?> schema) {
        if (schema.get("enum") instanceof List<?> values) {
            return values.stream().map(String::valueOf).toList();
        }
        return Stream.of("oneOf", "anyOf")
                .map(schema::get)
                .filter(List.class::isInstance)
                .findFirst()
                .map(list -> ((List<?>) list)
                        .stream()
                                .map(entry -> entry instanceof Map<?, ?> map ? String.valueOf(map.get("const")) : "")
                                .toList())
                .orElse(null);
    }

    private static @Nullable BigDecimal number(Map<?, ?> schema, String name) {
        return schema.get(name) instanceof Number number ? new BigDecimal(number.toString()) : null;
    }

    private static @Nullable Integer integer(Map<?, ?> schema, String name) {
        return schema.get(name) instanceof Number number ? number.intValue() : null;
    }

    /** True or false; nothing that looks like it. */
    record YesNo() implements FormField {
        @Override
        public Optional<String> check(Object value) {
            return value instanceof Boolean ? Optional.empty() : Optional.of("must be yes or no");
        }
    }

    /** Text of a length in code points, perhaps in a format. */
    record Text(
            @Nullable Integer min,
            @Nullable Integer max,
            @Nullable String format) implements FormField {

        private static final int LONGEST = 4_000;
        private static final Pattern EMAIL = Pattern.compile("[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+");

        @Override
        public Optional<String> check(Object value) {
            if (!(value instanceof String text)) {
                return Optional.of("must be text");
            }
            var length = text.codePointCount(0, text.length());
            if (min != null && length < min) {
                return Optional.of("must have at least " + min + " characters");
            }
            if (length > (max == null ? LONGEST : Math.min(max, LONGEST))) {
                return Optional.of("must have at most " + (max == null ? LONGEST : max) + " characters");
            }
            return matchesFormat(text) ? Optional.empty() : Optional.of("is not a valid " + format);
        }

        private boolean matchesFormat(String text) {
            try {
                return switch (format == null ? "" : format) {
                    case "email" -> EMAIL.matcher(text).matches();
                    case "uri" -> new URI(text).isAbsolute();
                    case "date" -> LocalDate.parse(text) != null;
                    case "date-time" -> OffsetDateTime.parse(text) != null;
                    default -> true;
                };
            } catch (DateTimeException | URISyntaxException e) {
                return false;
            }
        }
    }

    /** A number within bounds, both included. */
    record Numeric(
            boolean integer,
            @Nullable BigDecimal min,
            @Nullable BigDecimal max) implements FormField {
        @Override
        public Optional<String> check(Object value) {
            if (!(value instanceof Number number)) {
                return Optional.of("must be a number");
            }
            var decimal = new BigDecimal(number.toString());
            if (integer && decimal.stripTrailingZeros().scale() > 0) {
                return Optional.of("must be a whole number");
            }
            if (min != null && decimal.compareTo(min) < 0) {
                return Optional.of("must be at least " + min);
            }
            return max != null && decimal.compareTo(max) > 0 ? Optional.of("must be at most " + max) : Optional.empty();
        }
    }

    /** One of these values. */
    record Choice(List<String> options) implements FormField {
        @Override
        public Optional<String> check(Object value) {
            return value instanceof String text && options.contains(text)
                    ? Optional.empty()
                    : Optional.of("must be one of the choices");
        }
    }

    /** Several of these values, each once. */
    record Choices(
            List<String> options,
            @Nullable Integer min,
            @Nullable Integer max) implements FormField {
        @Override
        public Optional<String> check(Object value) {
            if (!(value instanceof List<?> list) || !options.containsAll(list)) {
                return Optional.of("must be some of the choices");
            }
            if (list.stream().distinct().count() != list.size()) {
                return Optional.of("holds a choice twice");
            }
            if (min != null && list.size() < min) {
                return Optional.of("needs at least " + min + " choices");
            }
            return max != null && list.size() > max
                    ? Optional.of("takes at most " + max + " choices")
                    : Optional.empty();
        }
    }
}
