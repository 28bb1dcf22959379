package io.supportdesk.agent.assistant.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTests {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            where is ORD-10001        | ENGLISH
            Wo ist ORD-10001          | GERMAN
            cancel ORD-10002 please   | ENGLISH
            storniere ORD-10002       | GERMAN
            find customer Jörg Müller | ENGLISH
            ORD-10001                 | ENGLISH
            """)
    void isTheOneOfTheMessage(String message, Language language) {
        assertThat(Language.of(List.of(message))).isEqualTo(language);
    }

    @Test
    void staysAsItWasIfTheMessageDoesNotTell() {
        assertThat(Language.of(List.of("ORD-10001", "Wo ist meine Bestellung?")))
                .isEqualTo(Language.GERMAN);
        assertThat(Language.of(List.of("ORD-10001", "where is my order?"))).isEqualTo(Language.ENGLISH);
    }
}
