package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One policy, where the system text carries it under a heading that names it. */
record PolicyText(List<Paragraph> paragraphs) {

    private static final Pattern HEADING = Pattern.compile("^(#+)\\s+(.*)$");
    private static final Pattern RETURNS = Wording.words("returns?|refunds?|rückgabe\\w*|retouren?|widerruf\\w*");
    private static final Pattern SHIPPING = Wording.words("shipping|delivery|versand\\w*|lieferung\\w*");
    private static final String NEW_PARAGRAPH = "\n\\s*\n|\n(?=[-*] )";

    static PolicyText of(String system, Intent.Policy policy) {
        var section = section(system.lines().toList(), policy == Intent.Policy.RETURNS ? RETURNS : SHIPPING);
        var paragraphs = new ArrayList<Paragraph>();
        var heading = "";
        for (var block : String.join("\n", section).split(NEW_PARAGRAPH)) {
            heading = heading(block).orElse(heading);
            var text = text(block);
            if (!text.isBlank()) {
                paragraphs.add(new Paragraph(heading, text));
            }
        }
        return new PolicyText(List.copyOf(paragraphs));
    }

    /**
     * The paragraph that answers best, as a Markdown quotation; the whole policy where the question is about nothing
     * particular in it; empty without a policy.
     */
    Optional<String> quote(String question) {
        if (paragraphs.isEmpty()) {
            return Optional.empty();
        }
        var terms = new Terms(question);
        return Optional.of(terms.special().isEmpty() ? quoted(paragraphs) : quoted(List.of(best(terms))));
    }

    private Paragraph best(Terms terms) {
        return paragraphs.stream()
                .max(Comparator.comparingLong((Paragraph paragraph) -> paragraph.fit(terms))
                        .thenComparing(paragraph -> -paragraphs.indexOf(paragraph)))
                .orElseThrow();
    }

    private static String quoted(List<Paragraph> paragraphs) {
        return paragraphs.stream().map(paragraph -> "> " + paragraph.text()).collect(Collectors.joining("\n>\n"));
    }

    private static List<String> section(List<String> lines, Pattern topic) {
        var section = new ArrayList<String>();
        int open = 0;
        for (var line : lines) {
            var heading = HEADING.matcher(line);
            int level = heading.matches() ? heading.group(1).length() : Integer.MAX_VALUE;
            boolean ours = heading.matches() && Wording.in(heading.group(2), topic);
            if (ours && section.stream().allMatch(String::isBlank)) {
                open = level;
            } else if (open > 0 && (level <= open || line.startsWith("Attached order:"))) {
                return section;
            } else if (open > 0) {
                section.add(line);
            }
        }
        return section;
    }

    private static Optional<String> heading(String block) {
        return block.lines()
                .map(HEADING::matcher)
                .filter(heading -> heading.matches())
                .map(heading -> heading.group(2))
                .findFirst();
    }

    private static String text(String block) {
        return block.lines()
                .filter(line -> !HEADING.matcher(line).matches())
                .map(String::strip)
                .collect(Collectors.joining(" "))
                .strip()
                .replaceFirst("^[-*] ", "");
    }

    /** @param heading the heading it stands under, if any */
    record Paragraph(String heading, String text) {

        private static final Pattern LABEL = Pattern.compile("^.{1,40}?:|^\\*\\*[^*]{1,40}\\*\\*");
        private static final int LABEL_WEIGHT = 3;

        /** A paragraph that says what it is about counts more than one that happens to share words. */
        long fit(Terms terms) {
            return LABEL_WEIGHT * terms.sharedWith(label()) + terms.specialSharedWith(text);
        }

        private String label() {
            var label = LABEL.matcher(text);
            return label.find() ? heading + " " + label.group() : heading;
        }
    }
}
