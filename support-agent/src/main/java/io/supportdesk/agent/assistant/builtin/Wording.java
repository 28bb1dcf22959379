package io.supportdesk.agent.assistant.builtin;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** How the rules read text: without regard to case, with umlauts as letters. */
final class Wording {

    private static final int FLAGS =
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS | Pattern.DOTALL;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d']+");

    private Wording() {}

    /** A pattern whose blanks stand for any run of white space. */
    static Pattern of(String regex) {
        return Pattern.compile(regex.replace(" ", "\\s+"), FLAGS);
    }

    /** A pattern of whole words. */
    static Pattern words(String alternatives) {
        return of("\\b(?:" + alternatives + ")\\b");
    }

    static boolean in(CharSequence text, Pattern pattern) {
        return pattern.matcher(text).find();
    }

    /** Whether the text has no other words than these; true for a text without words. */
    static boolean onlyOf(Pattern words, String text) {
        return WORD.matcher(text)
                .results()
                .allMatch(word -> words.matcher(word.group()).matches());
    }

    /** Typographic apostrophes become plain ones and composed letters stay composed; nothing else changes. */
    static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC)
                .replace('\u2019', '\'')
                .replace('\u00a0', ' ')
                .strip();
    }
}
