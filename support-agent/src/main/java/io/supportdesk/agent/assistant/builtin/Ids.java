package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Order and customer ids in a text, in their order, each once, written as the desk writes them (ORD-10002, CUST-17). */
final class Ids {

    private static final Pattern ORDERS = Wording.of("\\bORD[-–\\s]?\\d+"
            + "|(?:\\b(?:orders?|bestellung(?:en)?|auftrag|aufträge)\\s*(?:number|no\\.?|nr\\.?|nummer|id)?\\s*#?|#)"
            + "\\s*\\d{3,}(?:\\s*(?:,|&|and|und|or|oder)\\s*#?\\d{4,}\\b)*");
    private static final Pattern CUSTOMERS = Wording.of("\\bCUST[-–\\s]?(\\d+)");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    private Ids() {}

    static List<String> orders(String text) {
        var ids = new LinkedHashSet<String>();
        var mention = ORDERS.matcher(text);
        while (mention.find()) {
            DIGITS.matcher(mention.group()).results().forEach(digits -> ids.add("ORD-" + digits.group()));
        }
        return new ArrayList<>(ids);
    }

    static List<String> customers(String text) {
        return CUSTOMERS
                .matcher(text)
                .results()
                .map(mention -> "CUST-" + mention.group(1))
                .distinct()
                .toList();
    }

    /** The text without what {@link #orders} reads in it. */
    static String without(String text) {
        return ORDERS.matcher(text).replaceAll(" ").toLowerCase(Locale.ROOT).strip();
    }
}
