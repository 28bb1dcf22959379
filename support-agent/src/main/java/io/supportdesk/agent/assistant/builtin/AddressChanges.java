package io.supportdesk.agent.assistant.builtin;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads the new address out of a wish such as "change the address of ORD-10008 to Hauptstraße 5, 10115 Berlin, DE". */
final class AddressChanges {

    private static final String NOUN =
            "address|(?:liefer|versand)?(?:adresse|anschrift)|street|stra(?:ß|ss)e|postal code|postcode|zip(?: code)?"
                    + "|plz|postleitzahl|city|stadt|country|land";
    private static final Pattern NOUNS = Wording.words(NOUN);
    private static final Pattern VERB = Wording.words("change|update|correct|fix|edit|set|new|replace|move"
            + "|(?:ä|ae)nder\\w*|geändert|setze?n?|neue[nrs]?|korrigier\\w*|aktualisier\\w*|lautet|umändern");
    private static final Pattern TARGET =
            Wording.of("(?:\\b(?:to|auf|zu|is now|lautet(?: jetzt)?)\\b|[:=])(?:\\s*[:=])?"
                    + "(?!\\s*(?:order|bestellung|ORD-|#))\\s*(.+)$");

    private static final Pattern STREET = label("street|stra(?:ß|ss)e", "(?<=street) (?=\\p{L})");
    private static final Pattern POSTAL_CODE =
            label("postal ?code|post ?code|zip(?: code)?|plz|postleitzahl", " (?=\\S*\\d)");
    private static final Pattern CITY = label("city|town|stadt|ort", " (?=\\D+$)");
    private static final Pattern COUNTRY = label("country|land", " (?=\\D+$)");

    private static final String CODE = "\\d{4} [A-Z]{2}\\b|(?:[A-Z]{1,2}-)?\\d{4,6}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}";
    private static final Pattern CODE_CITY = Wording.of("^(" + CODE + ") (\\D+)$");
    private static final Pattern CITY_CODE = Wording.of("^(\\D+) (" + CODE + ")$");
    private static final Pattern ONLY_CODE = Wording.of("^(" + CODE + ")$");
    private static final Pattern POLITE =
            Wording.of("(?:\\b(?:please|bitte|thanks|thank you|danke|ändern|setzen)\\b|[.!?\\s]){1,6}$");

    private AddressChanges() {}

    /** Whether the text speaks of changing an address or a part of one. */
    static boolean wanted(String text) {
        return Wording.in(text, NOUNS) && Wording.in(text, VERB);
    }

    /** The verb with its noun, for telling a wish from a question. */
    static Pattern verb() {
        return VERB;
    }

    /** The text up to the new address: where the order is named. */
    static String head(String text) {
        var target = TARGET.matcher(text);
        return target.find(afterNoun(text)) ? text.substring(0, target.start()) : text;
    }

    /** The given fields by their names (street, postalCode, city, country as a two-letter code); none where none is given. */
    static Map<String, String> fields(String text) {
        var fields = new LinkedHashMap<String, String>();
        var target = TARGET.matcher(text);
        int noun = afterNoun(text);
        if (target.find(noun)) {
            var value = polished(target.group(1));
            if (!single(fields, text.substring(0, target.start()), value)) {
                for (var part : value.split("[,;\\n]")) {
                    add(fields, polished(part));
                }
            }
        }
        return fields;
    }

    /** "change the city of ORD-10008 to Hamburg": the noun says which field it is. */
    private static boolean single(Map<String, String> fields, String head, String value) {
        return !value.contains(",")
                && !value.contains(":")
                && !Wording.in(head, Wording.words("address|\\w*adresse|\\w*anschrift"))
                && labelled(fields, lastNoun(head) + ": " + value);
    }

    private static void add(Map<String, String> fields, String part) {
        if (part.isEmpty() || labelled(fields, part) || code(fields, part)) {
            return;
        }
        var country = Countries.code(part);
        if (country.isPresent() && !(fields.isEmpty() && part.length() > 2)) {
            fields.putIfAbsent("country", country.get());
        } else if (!fields.containsKey("street") && part.chars().anyMatch(Character::isDigit)) {
            fields.put("street", part);
        } else {
            fields.putIfAbsent("city", part);
        }
    }

    private static boolean labelled(Map<String, String> fields, String part) {
        return take(fields, "street", STREET, part)
                || take(fields, "postalCode", POSTAL_CODE, part)
                || take(fields, "city", CITY, part)
                || take(fields, "country", COUNTRY, part);
    }

    private static boolean take(Map<String, String> fields, String field, Pattern label, String part) {
        var matcher = label.matcher(part);
        if (!matcher.find()) {
            return false;
        }
        var value = matcher.group(1).strip();
        fields.put(field, field.equals("country") ? Countries.code(value).orElse(value) : value);
        return true;
    }

    private static boolean code(Map<String, String> fields, String part) {
        var codeCity = CODE_CITY.matcher(part);
        var cityCode = CITY_CODE.matcher(part);
        var onlyCode = ONLY_CODE.matcher(part);
        if (codeCity.find()) {
            put(fields, codeCity.group(1), codeCity.group(2));
        } else if (onlyCode.find()) {
            fields.putIfAbsent("postalCode", onlyCode.group(1));
        } else if (fields.containsKey("street") && cityCode.find()) {
            put(fields, cityCode.group(2), cityCode.group(1));
        } else {
            return false;
        }
        return true;
    }

    private static void put(Map<String, String> fields, String postalCode, String city) {
        fields.putIfAbsent("postalCode", postalCode.strip());
        fields.putIfAbsent("city", city.strip());
    }

    /** @param blank what may stand instead of a colon: a street's own name can begin with the word */
    private static Pattern label(String words, String blank) {
        return Wording.of("^(?:(?:the|new|neue|and|und) ){0,3}(?:" + words + ")(?:\\s*[:=]\\s*| (?:is|to|ist|auf) |"
                + blank + ")(\\S.*)$");
    }

    private static int afterNoun(String text) {
        var noun = NOUNS.matcher(text);
        return noun.find() ? noun.end() : 0;
    }

    private static String lastNoun(String head) {
        var noun = NOUNS.matcher(head);
        return noun.find() ? noun.group() : "";
    }

    private static String polished(String text) {
        return POLITE.matcher(text.strip()).replaceFirst("").strip();
    }
}
