package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The paragraphs of one policy, where the system text carries it under a heading that names it. */
record PolicyText(List<String> paragraphs) {

    private static final Pattern HEADING = Pattern.compile("^(#+)\\s+(.*)$");
    private static final Pattern RETURNS = Wording.words("returns?|refunds?|rückgabe\\w*|retouren?|widerruf\\w*");
    private static final Pattern SHIPPING = Wording.words("shipping|delivery|versand\\w*|lieferung\\w*");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]{4,}");
    private static final int STEM = 6;

    /** What German questions about the English policy look for. */
    private static final Map<String, String> TRANSLATED = Map.ofEntries(
            Map.entry("lange", "days within period weeks"),
            Map.entry("frist", "days within period deadline"),
            Map.entry("tage", "days within"),
            Map.entry("kosten", "cost costs free charge fee pays"),
            Map.entry("kostet", "cost costs free charge fee pays"),
            Map.entry("erstattung", "refund refunds refunded"),
            Map.entry("geld", "refund refunds refunded money"),
            Map.entry("ausland", "international abroad countries outside"),
            Map.entry("beschädigt", "damaged defective faulty"),
            Map.entry("kaputt", "damaged defective faulty"),
            Map.entry("umtausch", "exchange exchanges"),
            Map.entry("versand", "shipping"),
            Map.entry("zustand", "condition unused original"),
            Map.entry("long", "days within period weeks"),
            Map.entry("much", "cost costs free charge fee"),
            Map.entry("abroad", "international countries outside"));

    static PolicyText of(String system, Intent.Policy policy) {
        var section = section(system.lines().toList(), policy == Intent.Policy.RETURNS ? RETURNS : SHIPPING);
        var paragraphs = String.join("\n", section).split("\n\\s*\n");
        return new PolicyText(Arrays.stream(paragraphs)
                .map(PolicyText::withoutHeadings)
                .filter(paragraph -> !paragraph.isBlank())
                .toList());
    }

    /** The paragraph that shares most with the question, as a Markdown quotation; empty without a policy. */
    Optional<String> quote(String question) {
        var terms = terms(question);
        return paragraphs.stream()
                .max(Comparator.comparingLong((String paragraph) -> shared(terms, paragraph))
                        .thenComparing(paragraph -> -paragraphs.indexOf(paragraph)))
                .map(paragraph -> paragraph.lines().map(line -> "> " + line).collect(Collectors.joining("\n")));
    }

    private static List<String> section(List<String> lines, Pattern topic) {
        var section = new ArrayList<String>();
        int level = 0;
        for (var line : lines) {
            var heading = HEADING.matcher(line);
            boolean headed = heading.matches();
            if (level == 0 && headed && Wording.in(heading.group(2), topic)) {
                level = heading.group(1).length();
            } else if (level > 0 && ends(line, headed ? heading.group(1).length() : Integer.MAX_VALUE, level)) {
                return section;
            } else if (level > 0) {
                section.add(line);
            }
        }
        return section;
    }

    private static boolean ends(String line, int level, int open) {
        return level <= open || line.startsWith("Attached order:");
    }

    private static String withoutHeadings(String paragraph) {
        return paragraph
                .lines()
                .filter(line -> !HEADING.matcher(line).matches())
                .collect(Collectors.joining("\n"))
                .strip();
    }

    private static List<String> terms(String question) {
        return words(question)
                .flatMap(word -> Stream.concat(
                        Stream.of(word),
                        TRANSLATED.entrySet().stream()
                                .filter(entry -> word.startsWith(entry.getKey()))
                                .flatMap(entry -> words(entry.getValue()))))
                .map(PolicyText::stem)
                .distinct()
                .toList();
    }

    private static long shared(List<String> terms, String paragraph) {
        return words(paragraph)
                .map(PolicyText::stem)
                .distinct()
                .filter(terms::contains)
                .count();
    }

    private static Stream<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(found -> found.group());
    }

    private static String stem(String word) {
        var singular = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        return singular.length() > STEM ? singular.substring(0, STEM) : singular;
    }
}
