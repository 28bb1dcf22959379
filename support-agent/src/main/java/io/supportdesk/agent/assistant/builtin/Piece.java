package io.supportdesk.agent.assistant.builtin;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A part of a message between two separators.
 *
 * @param joint the separator before it, empty for the first
 */
record Piece(String joint, String text, int start, int end) {

    private static final Pattern VERBS = Wording.words("cancel|stornier\\w*|storno|stornierung|cancellation|cancell?ed"
            + "|(?:re-?)?check\\w*|refresh|(?:über)?prüf\\w*|show|zeige?|anzeigen|zeigen|list|auflisten|where|wo|which"
            + "|welche\\w*|how many|wie viele|status|find|search|look up|suche?|finde|mark|markier\\w*|set|setze?n?"
            + "|stelle?n?|change|update|(?:ä|ae)nder\\w*|track|feedback|refund account|erstattungskonto|iban");

    /** Whether it names something to do. */
    boolean acts() {
        return Wording.in(text, VERBS);
    }

    /** Whether it is set against what stands before it. */
    boolean contrasts() {
        return switch (joint.strip().toLowerCase(Locale.ROOT)) {
            case "but", "aber", "sondern" -> true;
            default -> false;
        };
    }
}
