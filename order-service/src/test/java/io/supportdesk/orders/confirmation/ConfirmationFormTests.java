package io.supportdesk.orders.confirmation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConfirmationFormTests {

    @Test
    void readsATickedBoxAsAYes() {
        assertThat(ConfirmationForm.read(Map.of("confirmed", true, "note", " because "), Optional.of("id")))
                .isEqualTo(new Answer.Confirmed(Optional.of("because"), Optional.of("id")));
        assertThat(ConfirmationForm.read(Map.of("confirmed", true), Optional.empty()))
                .isEqualTo(new Answer.Confirmed(Optional.empty(), Optional.empty()));
    }

    @Test
    void readsAnythingLessAsNoYes() {
        var nothing = new HashMap<String, Object>();
        nothing.put("confirmed", null);
        for (var content : new Map[] {null, Map.of(), nothing, Map.of("confirmed", false), Map.of("note", "yes")}) {
            assertThat(ConfirmationForm.read(content, Optional.empty())).isInstanceOf(Answer.NotTicked.class);
        }
    }

    @Test
    void refusesAFormWithAWrongField() {
        assertMalformed(Map.of("confirmed", "true"));
        assertMalformed(Map.of("confirmed", 1));
        assertMalformed(Map.of("confirmed", true, "note", "x".repeat(501)));
        assertMalformed(Map.of("confirmed", true, "note", "a\0b"));
        assertMalformed(Map.of("confirmed", true, "note", Map.of()));
        assertMalformed(Map.of("confirmed", true, "other", 1));
    }

    @Test
    void takesANoteOfExactlyTheMostCharacters() {
        assertThat(ConfirmationForm.read(Map.of("confirmed", true, "note", "x".repeat(500)), Optional.empty()))
                .isInstanceOf(Answer.Confirmed.class);
    }

    @Test
    void digestsArgumentsWithoutAmbiguity() {
        var one = ArgumentDigest.of("t", Map.of("a", "bc"));

        assertThat(one).isEqualTo(ArgumentDigest.of("t", Map.of("a", "bc"))).hasSize(32);
        assertThat(one).isNotEqualTo(ArgumentDigest.of("t", Map.of("ab", "c")));
        assertThat(one).isNotEqualTo(ArgumentDigest.of("ta", Map.of("", "bc")));
    }

    @Test
    void namesOperationsUnguessably() {
        assertThat(OperationId.random().value()).matches("[A-Za-z0-9_-]{43}");
        assertThat(OperationId.random()).isNotEqualTo(OperationId.random());
    }

    private static void assertMalformed(Map<String, Object> content) {
        assertThat(ConfirmationForm.read(content, Optional.empty())).isInstanceOf(Answer.Malformed.class);
    }
}
