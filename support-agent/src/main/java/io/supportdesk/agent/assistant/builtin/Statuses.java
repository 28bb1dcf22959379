package io.supportdesk.agent.assistant.builtin;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The words people use for an order's status. */
final class Statuses {

    static final String CANCELLED = "CANCELLED";

    private static final Map<String, String> WORDS = words();
    private static final Map<String, Pattern> PATTERNS = patterns();

    /** Any of the words, without a group. */
    static final String ANY = "(?:" + String.join("|", WORDS.values()) + ")";

    private Statuses() {}

    /** The status whose word comes first in the text. */
    static Optional<String> first(String text) {
        String found = null;
        int at = Integer.MAX_VALUE;
        for (var entry : PATTERNS.entrySet()) {
            var matcher = entry.getValue().matcher(text);
            if (matcher.find() && matcher.start() < at) {
                at = matcher.start();
                found = entry.getKey();
            }
        }
        return Optional.ofNullable(found);
    }

    /** The status in the person's language, in lower case; the status itself where it is unknown. */
    static String name(String status, Language language) {
        return switch (status) {
            case "PENDING" -> language.pick("pending", "offen");
            case "PROCESSING" -> language.pick("processing", "in Bearbeitung");
            case "SHIPPED" -> language.pick("shipped", "versandt");
            case "DELIVERED" -> language.pick("delivered", "zugestellt");
            case CANCELLED -> language.pick("cancelled", "storniert");
            default -> status;
        };
    }

    private static Map<String, String> words() {
        var words = new LinkedHashMap<String, String>();
        words.put("PENDING", "pending|offene?[nrs]?|ausstehende?[nr]?|wartende?[nr]?");
        words.put("PROCESSING", "processing|in progress|in (?:der )?bearbeitung");
        words.put("SHIPPED", "shipped|dispatched|(?:versandt|verschickt|versendet)(?:e[nrs]?)?|unterwegs");
        words.put("DELIVERED", "delivered|(?:zugestellt|ausgeliefert|geliefert)(?:e[nrs]?)?");
        words.put(CANCELLED, "cancell?ed|storniert(?:e[nrs]?)?");
        return words;
    }

    private static Map<String, Pattern> patterns() {
        var patterns = new LinkedHashMap<String, Pattern>();
        WORDS.forEach((status, words) -> patterns.put(status, Wording.words(words)));
        return patterns;
    }
}
