package io.supportdesk.orders.confirmation;

import java.time.Duration;
import java.util.Optional;

/** What came back to a question. Only {@link Confirmed} is a yes; every doubt is one of the others. */
public sealed interface Answer {

    /** The stable word for logs and rows. */
    String code();

    /**
     * The person ticked the box and sent it.
     *
     * @param confirmationId the dialog at the desk, where the answer came from one
     */
    record Confirmed(Optional<String> note, Optional<String> confirmationId) implements Answer {
        @Override
        public String code() {
            return "CONFIRMED";
        }
    }

    /** The form came back, but without the consent in it. */
    record NotTicked() implements Answer {
        @Override
        public String code() {
            return "NOT_CONFIRMED";
        }
    }

    /** The form came back with something that does not belong into it. */
    record Malformed(String problem) implements Answer {
        @Override
        public String code() {
            return "NOT_CONFIRMED";
        }
    }

    /** The person said no. */
    record Declined(Optional<String> note) implements Answer {
        @Override
        public String code() {
            return "DECLINED";
        }
    }

    /** There was nobody to show the question to. */
    record NobodyConnected() implements Answer {
        @Override
        public String code() {
            return "NOBODY_CONNECTED";
        }
    }

    /** The person closed the question without an answer. */
    record Dismissed() implements Answer {
        @Override
        public String code() {
            return "DISMISSED";
        }
    }

    /** Nobody answered in time. */
    record Expired(Duration waited) implements Answer {
        @Override
        public String code() {
            return "EXPIRED";
        }
    }

    /** The person's login ended while the question was open. */
    record Revoked() implements Answer {
        @Override
        public String code() {
            return "NOT_CONFIRMED";
        }
    }

    /** The question was taken back before anybody answered. */
    record Withdrawn() implements Answer {
        @Override
        public String code() {
            return "NOT_CONFIRMED";
        }
    }

    /** The question could not be brought to anybody, or its answer not back. */
    record Unavailable() implements Answer {
        @Override
        public String code() {
            return "NOT_CONFIRMED";
        }
    }
}
