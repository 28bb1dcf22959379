package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Order and customer ids in a text, in their order, each once, written as the desk writes them (ORD-10002, CUST-17). */
final class Ids {

    private static final Pattern ORDERS = Wording.of("\\bORD[-–\\s]?\\d+"
            + "|(?:\\b(?:orders?|bestellung(?:en)?|auftrag|aufträge)\\s*(?:number|no\\.?|nr\\.?|nummer|id)?\\s*#?|#)"
            + "\\s*\\d{3,}(?:\\s*(?:,|&|and|und|or|oder)\\s*#?\\d{4,}\\b){0,50}");
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

    /** The text with the ids of an enumeration ("orders 10002 and 10008") written out, so that it can be cut anywhere. */
    static String spelledOut(String text) {
        return ORDERS.matcher(text)
                .replaceAll(mention -> Matcher.quoteReplacement(
                        orders(mention.group()).size() > 1
                                ? DIGITS.matcher(mention.group()).replaceAll("ORD-$0")
                                : mention.group()));
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
        return ORDERS.matcher(text).replaceAll(" ");
    }
}
