package io.supportdesk.agent.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.TestQuestions;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ElicitationAnswerTests {

    static Stream<Arguments> outcomes() {
        var id = TestQuestions.id();
        return Stream.of(
                Arguments.of(new Outcome.Declined(id, "n"), "decline", "person"),
                Arguments.of(new Outcome.Dismissed(id, null), "cancel", "dismissed"),
                Arguments.of(new Outcome.Expired(id, Duration.ofSeconds(60)), "cancel", "expired"),
                Arguments.of(new Outcome.Closed(id, ConfirmationState.REVOKED), "cancel", "revoked"),
                Arguments.of(new Outcome.Closed(id, ConfirmationState.ORPHANED), "cancel", "orphaned"),
                Arguments.of(new Outcome.Closed(id, ConfirmationState.CONSUMED), "cancel", "consumed"),
                Arguments.of(new Outcome.NobodyConnected(), "decline", "nobody-connected"),
                Arguments.of(new Outcome.Refused("why"), "decline", "refused"),
                Arguments.of(new Outcome.Unavailable(), "cancel", "unavailable"));
    }

    @ParameterizedTest
    @MethodSource("outcomes")
    void everythingButAYesIsNoAcceptAndSaysWhy(Outcome outcome, String action, String reason) {
        var answer = ElicitationAnswer.of(outcome);
        assertThat(answer.action()).isEqualTo(action);
        assertThat(answer.content()).isNull();
        assertThat(answer.meta()).containsEntry("io.supportdesk/reason", reason);
    }

    @Test
    void aYesCarriesTheFormTheNoteAndTheId() {
        var id = TestQuestions.id();
        var answer = ElicitationAnswer.of(new Outcome.Accepted(id, Map.of("confirmed", true), "late parcel"));
        assertThat(answer.action()).isEqualTo("accept");
        assertThat(answer.content()).isEqualTo(Map.of("confirmed", true));
        assertThat(answer.meta())
                .containsEntry("io.supportdesk/confirmation-id", id.value())
                .containsEntry("io.supportdesk/note", "late parcel");
    }
}
