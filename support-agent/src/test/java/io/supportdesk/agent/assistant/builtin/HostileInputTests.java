package io.supportdesk.agent.assistant.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No message makes the model fail, or take long. */
class HostileInputTests {

    private static final int LONGEST_MESSAGE = 4000;
    private static final List<String> WORDS = List.of(
            "cancel",
            "ORD-10002",
            "not",
            "don't",
            "and",
            ",",
            "?",
            "it",
            "storniere",
            "nicht",
            "und",
            "to",
            "address",
            "change",
            "set",
            "status",
            "shipped",
            "orders",
            "of",
            "Ana",
            "CUST-1",
            "policy",
            "how",
            "#",
            ":",
            "\n",
            "Ä",
            "\uD83D\uDE00",
            "10115",
            "Berlin",
            "DE",
            "refund",
            "account",
            "IBAN",
            "please",
            "the",
            "which",
            "'s");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                " ",
                "!",
                ".",
                "no ",
                "no, ",
                "cancel ",
                "please ",
                "don't ",
                "ORD-1 ",
                "ORD-10002, ",
                "#",
                "order 10002, ",
                "10002 and ",
                "and ",
                ", ",
                "Ana Ruiz ",
                "orders of Ana's ",
                "@",
                "a@b.",
                "change address to ",
                "to to ",
                "mark as ",
                "{",
                "[",
                "\"",
                "\\",
                "ä",
                "1",
                "\n",
                "# ",
                "bitte nicht ",
                "cancel, no, ",
                ": ",
                "- "
            })
    void answersTheLongestMessages(String repeated) {
        var message = repeated.repeat(LONGEST_MESSAGE / repeated.length());

        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> {
            assertAnswered(message);
            assertAnswered("cancel ORD-10002 " + message);
            assertAnswered("change the address of ORD-10008 to " + message);
            assertAnswered(message + " cancel it");
            assertThat(Desk.withAllTools()
                            .person("find customer x")
                            .called("find_customer", message)
                            .text())
                    .isNotNull();
            assertThat(Desk.withAllTools()
                            .system(message)
                            .person("how long are returns?")
                            .text())
                    .isNotBlank();
            var asked = Desk.withAllTools().person("cancel it");
            assertThat(asked.assistant(asked.text())
                            .person(message + "ORD-10002")
                            .answer())
                    .isNotNull();
        });
    }

    @Test
    void answersAnyMixtureOfWords() {
        var random = new Random(7);

        for (int i = 0; i < 2000; i++) {
            assertAnswered(IntStream.range(0, 1 + random.nextInt(14))
                    .mapToObj(word -> WORDS.get(random.nextInt(WORDS.size())))
                    .collect(Collectors.joining(random.nextBoolean() ? " " : "")));
        }
    }

    private static void assertAnswered(String message) {
        var answer =
                Desk.withAllTools().system("Attached order: {").person(message).answer();
        assertThat(answer.hasToolCalls() || !answer.getText().isBlank())
                .as(message)
                .isTrue();
    }
}
