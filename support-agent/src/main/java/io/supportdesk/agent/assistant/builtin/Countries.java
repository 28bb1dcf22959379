package io.supportdesk.agent.assistant.builtin;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Two-letter country codes (ISO 3166-1) by code and by English and German name. */
final class Countries {

    private static final Map<String, String> CODES = codes();

    private Countries() {}

    static Optional<String> code(String text) {
        return Optional.ofNullable(CODES.get(text.strip().toLowerCase(Locale.ROOT)));
    }

    private static Map<String, String> codes() {
        var codes = new HashMap<String, String>();
        for (var code : Locale.getISOCountries()) {
            var country = Locale.of("", code);
            codes.put(code.toLowerCase(Locale.ROOT), code);
            codes.put(country.getDisplayCountry(Locale.ENGLISH).toLowerCase(Locale.ROOT), code);
            codes.put(country.getDisplayCountry(Locale.GERMAN).toLowerCase(Locale.ROOT), code);
        }
        codes.put("uk", "GB");
        codes.put("usa", "US");
        return Map.copyOf(codes);
    }
}
