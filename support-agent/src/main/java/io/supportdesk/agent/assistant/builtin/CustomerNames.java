package io.supportdesk.agent.assistant.builtin;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The customer that a message names by e-mail address or name. */
final class CustomerNames {

    private static final Pattern EMAIL = Wording.of("[\\p{L}\\d._%+-]+@[\\p{L}\\d.-]+\\.\\p{L}{2,}");
    private static final String NAME = "([\\p{L}][\\p{L}'.-]*(?: [\\p{L}][\\p{L}'.-]*){0,3})";
    private static final Pattern FIND = Wording.of("\\b(?:find|search(?: for)?|look(?: up| for)?|show|who is|suche?"
            + "|such|finde|wer ist|zeige?)(?: (?:me|mir|bitte|please|the|a|den|die|nach|dem|der)){0,4}"
            + " (?:customer|client|kunden?|kundin)(?: (?:named|called|with (?:the )?name|by name|namens|mit (?:dem )?namen"
            + "|name))?[:\\s]+[\"'„“]?" + NAME);
    private static final Pattern WHO = Wording.of(
            "^\\W*(?:find|who is|which customer is|welcher kunde ist|suche?|finde|wer ist) (?-i:(?=\\p{Lu}))" + NAME);
    private static final Pattern LOOK_UP = Wording.of("^\\W*(?:look up|customer|kunde|kundin) " + NAME);
    private static final Pattern ORDERED = Wording.of("\\b(?:what|which orders) (?:has|did) (?:customer )?" + NAME
            + " order(?:ed)?\\b|\\bwas hat " + NAME + " bestellt\\b");
    private static final Pattern ORDERS_OF = Wording.of(
            "\\b(?:orders|bestellungen|aufträge)(?: \\w+)? (?:of|from|by|for|von|für|der(?= kund)|des(?= kund))"
                    + "(?: (?:the|our|der|dem|unserem))?(?: (?:customer|client|kunden?|kundin))?[:\\s]+[\"'„“]?"
                    + NAME);
    private static final Pattern POSSESSIVE =
            Wording.of("(?:\\b(?:show|list|find|what are|get|me|see|all)\\s+){0,4}" + NAME + "'s orders\\b");
    private static final Pattern NOT_A_NAME =
            Wording.words("it|she|he|they|er|sie|me|this|that|today|yesterday|last|week|month|customers?"
                    + "|order\\w*|bestellung\\w*|all|alle|my|the|a|kunden?|returns?|status|them|him|her|mir|uns|us|heute|gestern"
                    + "|shipping|policy|please|bitte|which|status|pending|processing|shipped|delivered");

    private CustomerNames() {}

    static Optional<String> in(String text) {
        var email = EMAIL.matcher(text);
        return email.find()
                ? Optional.of(email.group())
                : name(FIND, text)
                        .or(() -> name(ORDERS_OF, text))
                        .or(() -> name(POSSESSIVE, text))
                        .or(() -> name(ORDERED, text))
                        .or(() -> name(LOOK_UP, text))
                        .or(() -> name(WHO, text));
    }

    /** The leading words of the match that can be a name. */
    private static Optional<String> name(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        if (!matcher.find()) {
            return Optional.empty();
        }
        var name = new StringBuilder();
        for (var word : group(matcher).split("\\s+")) {
            if (Wording.in(word, NOT_A_NAME)) {
                break;
            }
            name.append(name.isEmpty() ? "" : " ").append(word);
        }
        return Optional.of(name.toString().replaceFirst("[.'-]+$", "")).filter(found -> found.length() > 1);
    }

    private static String group(Matcher matcher) {
        return matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
    }
}
