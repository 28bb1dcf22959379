package io.supportdesk.agent.confirmation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FormTests {

    static Stream<Arguments> values() {
        return Stream.of(
                row(Map.of("type", "boolean"), List.of(true, false), List.of("true", 1)),
                row(
                        Map.of("type", "string", "minLength", 2, "maxLength", 3),
                        List.of("ab", "abc", "🙂🙂"),
                        List.of("a", "abcd", 7)),
                row(Map.of("type", "string", "format", "email"), List.of("a@b.de"), List.of("a@b", "a b@c.de", "")),
                row(Map.of("type", "string", "format", "uri"), List.of("https://a.de/x"), List.of("a.de", "http://[")),
                row(
                        Map.of("type", "string", "format", "date"),
                        List.of("2026-02-28"),
                        List.of("2026-02-30", "28.2.2026")),
                row(
                        Map.of("type", "string", "format", "date-time"),
                        List.of("2026-02-28T10:00:00Z"),
                        List.of("2026-02-28")),
                row(Map.of("type", "integer", "minimum", 1, "maximum", 5), List.of(1, 5, 3.0), List.of(0, 6, 1.5, "3")),
                row(Map.of("type", "number", "minimum", 0.5), List.of(0.5, 7), List.of(0.4, true)),
                row(Map.of("type", "string", "enum", List.of("a", "b")), List.of("a"), List.of("c", "A")),
                row(
                        Map.of("type", "string", "oneOf", List.of(Map.of("const", "x", "title", "X"))),
                        List.of("x"),
                        List.of("X")),
                row(
                        Map.of(
                                "type",
                                "array",
                                "minItems",
                                1,
                                "maxItems",
                                2,
                                "items",
                                Map.of("type", "string", "enum", List.of("a", "b", "c"))),
                        List.of(List.of("a"), List.of("a", "b")),
                        List.of(List.of(), List.of("a", "b", "c"), List.of("a", "a"), List.of("d"), "a")),
                row(
                        Map.of("type", "array", "items", Map.of("anyOf", List.of(Map.of("const", "x", "title", "X")))),
                        List.of(List.of("x")),
                        List.of(List.of("y"))));
    }

    private static Arguments row(Map<String, Object> field, List<?> valid, List<?> invalid) {
        return Arguments.of(field, valid, invalid);
    }

    @ParameterizedTest
    @MethodSource("values")
    void takesValidValuesAndRefusesOthersByField(Map<String, Object> field, List<?> valid, List<?> invalid) {
        var form = Form.of(Map.of("type", "object", "properties", Map.of("f", field)));
        valid.forEach(value ->
                assertThat(form.check(Map.of("f", value))).as("%s", value).isEmpty());
        invalid.forEach(value -> assertThat(form.check(Map.of("f", value)))
                .as("%s", value)
                .extracting(FieldError::field)
                .containsExactly("f"));
    }

    @Test
    void asksForRequiredFieldsAndRefusesUnknownOnes() {
        var form = Form.of(Map.of(
                "type", "object",
                "properties", Map.of("confirmed", Map.of("type", "boolean"), "note", Map.of("type", "string")),
                "required", List.of("confirmed")));
        assertThat(form.check(Map.of("confirmed", true))).isEmpty();
        assertThat(form.check(Map.of())).extracting(FieldError::field).containsExactly("confirmed");
        assertThat(form.check(Map.of("confirmed", true, "other", 1)))
                .extracting(FieldError::field)
                .containsExactly("other");
    }

    @Test
    void refusesSchemasOutsideTheSubset() {
        for (var field : List.of(
                Map.of("type", "object"),
                Map.of("type", "array", "items", Map.of("type", "string")),
                Map.of("type", "null"),
                Map.of())) {
            var schema = Map.<String, Object>of("type", "object", "properties", Map.of("f", field));
            assertThatThrownBy(() -> Form.of(schema)).isInstanceOf(UnsupportedForm.class);
        }
        assertThatThrownBy(() -> Form.of(Map.of("type", "string"))).isInstanceOf(UnsupportedForm.class);
    }

    @Test
    void refusesToAskForSecrets() {
        for (var name : List.of("password", "apiKey", "access_token", "cardNumber")) {
            var schema = Map.<String, Object>of("type", "object", "properties", Map.of(name, Map.of("type", "string")));
            assertThatThrownBy(() -> Form.of(schema)).isInstanceOf(UnsupportedForm.class);
        }
    }
}
