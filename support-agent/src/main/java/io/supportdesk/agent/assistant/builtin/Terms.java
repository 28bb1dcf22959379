package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of a question, cut to their stems and put into the words of the policies, which are English. */
final class Terms {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]{4,}");
    private static final int STEM = 6;

    /** Stems that a whole policy is about, or that say nothing. */
    private static final Set<String> COMMON = Set.of(
            "return", "shippi", "policy", "polici", "what", "your", "doe", "does", "about", "have", "that", "thi",
            "tell", "show", "please", "with", "when", "will", "which", "there", "rule", "welche", "sind", "eine",
            "gibt", "richtl", "regeln", "bitte", "mein", "rückga", "retour", "versan", "beding");

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("long", "days within period weeks"),
            Map.entry("much", "cost costs free charge fee"),
            Map.entry("abroad", "international countries outside"),
            Map.entry("broken", "damaged defective faulty"),
            Map.entry("money", "refunds"),
            Map.entry("lange", "days within period weeks"),
            Map.entry("frist", "days within period deadline"),
            Map.entry("tage", "days within"),
            Map.entry("kosten", "cost costs free charge fee pays"),
            Map.entry("kostet", "cost costs free charge fee pays"),
            Map.entry("erstatt", "refund refunds refunded"),
            Map.entry("geld", "refund refunds refunded money"),
            Map.entry("ausland", "international abroad countries outside"),
            Map.entry("beschädigt", "damaged defective faulty"),
            Map.entry("kaputt", "damaged defective faulty"),
            Map.entry("falsch", "wrong"),
            Map.entry("umtausch", "exchange exchanges replace"),
            Map.entry("versand", "shipping"),
            Map.entry("zustand", "condition unused original"),
            Map.entry("verpackung", "packaging"),
            Map.entry("geöffnet", "opened"),
            Map.entry("rückgabe", "returning return"),
            Map.entry("retour", "returning return"),
            Map.entry("zurück", "returning return"),
            Map.entry("widerruf", "returning return"),
            Map.entry("stornier", "cancelling cancelled"),
            Map.entry("kunde", "customer"));

    private final List<String> stems;

    Terms(String question) {
        this.stems = words(question)
                .flatMap(Terms::meanings)
                .map(Terms::stem)
                .distinct()
                .toList();
    }

    /** Those that tell one part of a policy from another. */
    List<String> special() {
        return stems.stream().filter(stem -> !COMMON.contains(stem)).toList();
    }

    long sharedWith(String text) {
        return shared(stems, text);
    }

    long specialSharedWith(String text) {
        return shared(special(), text);
    }

    private static long shared(List<String> stems, String text) {
        return words(text).map(Terms::stem).distinct().filter(stems::contains).count();
    }

    private static Stream<String> meanings(String word) {
        return Stream.concat(
                Stream.of(word),
                MEANINGS.entrySet().stream()
                        .filter(meaning -> word.startsWith(meaning.getKey()))
                        .flatMap(meaning -> words(meaning.getValue())));
    }

    private static Stream<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group);
    }

    private static String stem(String word) {
        var singular = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        return singular.length() > STEM ? singular.substring(0, STEM) : singular;
    }
}
