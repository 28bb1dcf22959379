package io.supportdesk.orders.mcp;

import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every answer that is no yes: nothing changes, and the tool says why. */
class RefusedCancelOrderIT extends CancelOrderTest {

    @Test
    void changesNothingWhenTheBoxIsNotTicked() {
        assertRefused(yes(Map.of("confirmed", false)), "NOT_CONFIRMED", "the confirmation was declined");
    }

    @Test
    void changesNothingWhenTheFormIsEmpty() {
        assertRefused(
                request -> new ElicitResult(Action.ACCEPT, null), "NOT_CONFIRMED", "the confirmation was declined");
        assertRefused(yes(Map.of()), "NOT_CONFIRMED", "the confirmation was declined");
    }

    @Test
    void takesNothingButTrueForAYes() {
        assertRefused(yes(Map.of("confirmed", "true")), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", 1)), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", true, "note", 7)), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", true, "note", "x".repeat(501))), "NOT_CONFIRMED", "did not fit the form");
        assertRefused(yes(Map.of("confirmed", true, "admin", true)), "NOT_CONFIRMED", "did not fit the form");
    }

    @Test
    void tellsADeclineByThePersonFromNobodyConnected() {
        assertRefused(answer(Action.DECLINE, Map.of()), "DECLINED", "the person declined");
        assertRefused(
                answer(Action.DECLINE, Map.of("io.supportdesk/reason", "person", "io.supportdesk/note", "wrong order")),
                "DECLINED",
                "wrong order");
        assertRefused(
                answer(Action.DECLINE, Map.of("io.supportdesk/reason", "nobody-connected")),
                "NOBODY_CONNECTED",
                "nobody was connected");
    }

    @Test
    void tellsADismissedQuestionFromOneThatRanOut() {
        assertRefused(answer(Action.CANCEL, Map.of()), "DISMISSED", "may be asked again");
        assertRefused(
                answer(Action.CANCEL, Map.of("io.supportdesk/reason", "dismissed")), "DISMISSED", "may be asked again");
        assertRefused(
                answer(Action.CANCEL, Map.of("io.supportdesk/reason", "expired", "io.supportdesk/waited-seconds", 60)),
                "EXPIRED",
                "nobody answered within 60 seconds");
        assertRefused(
                answer(Action.CANCEL, Map.of("io.supportdesk/reason", "revoked")), "NOT_CONFIRMED", "login ended");
        assertRefused(
                answer(Action.CANCEL, Map.of("io.supportdesk/reason", "withdrawn")), "NOT_CONFIRMED", "withdrawn");
        assertRefused(
                answer(Action.CANCEL, Map.of("io.supportdesk/reason", "unavailable")),
                "NOT_CONFIRMED",
                "could not be brought");
    }

    @Test
    void believesNoReasonThatComesWithAYesOfAnotherKind() {
        assertRefused(answer(Action.DECLINE, Map.of("io.supportdesk/reason", "accepted")), "DISMISSED", "dismissed");
    }
}
