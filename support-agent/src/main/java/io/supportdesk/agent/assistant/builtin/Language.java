package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.regex.Pattern;

/** The language a person writes in, and so the language of the answer. */
enum Language {
    ENGLISH,
    GERMAN;

    private static final Pattern GERMAN_WORDS = Wording.of(
            "[äöüß]|\\b(?:bitte|danke|der|die|das|den|dem|ein|eine|ist|sind|wo"
                    + "|wie|was|wer|wann|warum|welche\\w*|und|oder|nicht|kein\\w*|auf|für|von|vom|mit|mir|mich|ich|sie|wir|zu"
                    + "|als|bestellung\\w*|stornier\\w*|storno|zeige?|suche?|finde|kunde\\w*|kundin|setze|markiere|adresse"
                    + "|versand\\w*|lieferung\\w*|sendung\\w*|retoure\\w*|hallo|hilfe|guten|alle|offene\\w*|moin|servus)\\b");
    private static final Pattern ENGLISH_WORDS =
            Wording.words("please|thanks?|the|a|an|is|are|where|how|what|who|when|why|which|and|or|not|don't|to|for|of"
                    + "|with|me|i|you|we|it|as|orders?|cancel\\w*|show|find|customers?|set|mark|address|shipping"
                    + "|deliver\\w*|returns?|hello|hi|hey|help|all|pending|change|list|that|this");

    /** The language of the latest of these messages that tells it; English where none does. */
    static Language of(List<String> messagesNewestFirst) {
        return messagesNewestFirst.stream()
                .map(Language::balance)
                .filter(balance -> balance != 0)
                .findFirst()
                .map(balance -> balance > 0 ? GERMAN : ENGLISH)
                .orElse(ENGLISH);
    }

    /** The text in this language. */
    String pick(String english, String german) {
        return this == GERMAN ? german : english;
    }

    private static long balance(String text) {
        return count(GERMAN_WORDS, text) - count(ENGLISH_WORDS, text);
    }

    private static long count(Pattern words, String text) {
        return words.matcher(Wording.plain(text)).results().count();
    }
}
