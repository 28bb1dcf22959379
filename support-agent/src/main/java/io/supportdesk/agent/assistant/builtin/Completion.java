package io.supportdesk.agent.assistant.builtin;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** The answer to a question that this model asked back: an order, or a status. */
final class Completion {

    private static final Pattern FILLERS = Wording.words("it|it's|the|order|for|one|i|mean|please|yes|die|der|das"
            + "|bestellung|für|bitte|ja|ich|meine|es|ist|to|as|auf|als");

    private Completion() {}

    /** How the answer completes the earlier wish, if the reply asked and the message does nothing but answer. */
    static Optional<UnaryOperator<String>> of(String message, String reply) {
        if (Replies.asksForOrder(reply)) {
            return order(message);
        }
        return Replies.asksForStatus(reply) ? status(message) : Optional.empty();
    }

    private static Optional<UnaryOperator<String>> order(String message) {
        var ids = Ids.orders(message);
        return ids.size() == 1 && bare(Ids.without(message))
                ? Optional.of(wish -> ids.getFirst() + ": " + wish)
                : Optional.empty();
    }

    private static Optional<UnaryOperator<String>> status(String message) {
        var rest = Wording.words(Statuses.ANY).matcher(message).replaceAll(" ");
        return bare(rest) ? Statuses.first(message).map(status -> wish -> wish + " to " + status) : Optional.empty();
    }

    private static boolean bare(String rest) {
        return Wording.onlyOf(FILLERS, rest);
    }
}
