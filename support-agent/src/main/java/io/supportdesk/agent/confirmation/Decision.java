package io.supportdesk.agent.confirmation;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the person did with the dialog. */
public sealed interface Decision {

    /** Free text of the person; null when there is none. */
    @Nullable
    String note();

    /** The state of a confirmation that was decided so. */
    ConfirmationState state();

    /** Yes, with the filled form. */
    record Accept(Map<String, Object> content, @Nullable String note) implements Decision {
        @Override
        public ConfirmationState state() {
            return ConfirmationState.ACCEPTED;
        }
    }

    /** No. */
    record Decline(@Nullable String note) implements Decision {
        @Override
        public ConfirmationState state() {
            return ConfirmationState.DECLINED;
        }
    }

    /** Closed the dialog without saying yes or no. */
    record Dismiss(@Nullable String note) implements Decision {
        @Override
        public ConfirmationState state() {
            return ConfirmationState.DISMISSED;
        }
    }
}
