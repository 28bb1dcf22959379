package io.supportdesk.agent.assistant.builtin;

import java.util.List;

/** The model's own sentences. None of them says that something was done: only a tool's result can. */
record Replies(Language language) {

    private static final String WHICH_ORDER_EN = "Which order do you mean";
    private static final String WHICH_ORDER_DE = "Welche Bestellung meinen Sie";
    private static final String WHICH_STATUS_EN = "Which status do you mean";
    private static final String WHICH_STATUS_DE = "Welchen Status meinen Sie";

    static boolean asksForOrder(String reply) {
        return reply.contains(WHICH_ORDER_EN) || reply.contains(WHICH_ORDER_DE);
    }

    static boolean asksForStatus(String reply) {
        return reply.contains(WHICH_STATUS_EN) || reply.contains(WHICH_STATUS_DE);
    }

    /** The answer to an intent that needs no tool. */
    String to(Intent intent, String system) {
        return switch (intent) {
            case Intent.AskPolicy(var policy, var question) ->
                PolicyText.of(system, policy).quote(question).orElseGet(() -> whereIs(policy));
            case Intent.UnclearOrder(var candidates) -> whichOrder(candidates);
            case Intent.UnclearStatus() -> whichStatus();
            case Intent.Unwanted() -> nothingDone();
            case Intent.Help() -> help();
            case Intent.Thanks() -> language.pick("You are welcome.", "Gern geschehen.");
            default -> unknown();
        };
    }

    String notOffered(String tool) {
        return language.pick(
                "This desk has no tool `" + tool + "` at the moment, so I cannot do that.",
                "Dieser Arbeitsplatz hat im Moment kein Werkzeug `" + tool + "`, deshalb kann ich das nicht tun.");
    }

    String noResult() {
        return language.pick("The tool answered nothing.", "Das Werkzeug hat nichts geantwortet.");
    }

    private String whichOrder(List<String> candidates) {
        var which = language.pick(WHICH_ORDER_EN, WHICH_ORDER_DE);
        return candidates.isEmpty() || candidates.size() > 5
                ? which + language.pick("? Please give its id, like ORD-…", "? Bitte nennen Sie die Nummer, etwa ORD-…")
                : which + ": " + String.join(language.pick(" or ", " oder "), candidates) + "?";
    }

    private String whichStatus() {
        return language.pick(
                WHICH_STATUS_EN + ": pending, processing, shipped, delivered or cancelled?",
                WHICH_STATUS_DE + ": offen, in Bearbeitung, versandt, zugestellt oder storniert?");
    }

    private String nothingDone() {
        return language.pick(
                "I understood that as a no, so I have started nothing.",
                "Das habe ich als Nein verstanden und deshalb nichts veranlasst.");
    }

    private String unknown() {
        return language.pick("I did not understand that. " + help(), "Das habe ich nicht verstanden. " + help());
    }

    private String whereIs(Intent.Policy policy) {
        var address = switch (policy) {
            case RETURNS -> "policy://returns";
            case SHIPPING -> "policy://shipping";
        };
        return language.pick(
                "I do not have the text of that policy here. It is the resource `" + address
                        + "` of the order service.",
                "Der Text dieser Richtlinie liegt mir hier nicht vor. Sie finden ihn in der Ressource `" + address
                        + "` des Bestelldienstes.");
    }

    private String help() {
        return language.pick(HELP_EN, HELP_DE);
    }

    private static final String HELP_EN = """
            I am the built-in model of this desk: a small set of rules, not a language model. You can ask me for:

            - an order: "where is ORD-10001?"
            - orders by status: "show pending orders"
            - a customer or their orders: "find customer Ana Ruiz", "orders of CUST-42"
            - a cancellation: "cancel ORD-10002" (you are asked to confirm)
            - a new status: "mark ORD-10009 as shipped"
            - a new address: "change the shipping address of ORD-10008 to Hauptstraße 5, 10115 Berlin, DE"
            - the refund account: "set refund account for ORD-10002"
            - feedback: "collect feedback for ORD-10003"
            - new delivery estimates: "recheck shipments"
            - the policies: "how long can a customer return an item?\"""";

    private static final String HELP_DE = """
            Ich bin das eingebaute Modell dieses Arbeitsplatzes: ein paar Regeln, kein Sprachmodell. Sie können mich fragen nach:

            - einer Bestellung: „Wo ist ORD-10001?“
            - Bestellungen nach Status: „Zeige offene Bestellungen“
            - Kunden und ihren Bestellungen: „Finde Kundin Ana Ruiz“, „Bestellungen von CUST-42“
            - einer Stornierung: „Storniere ORD-10002“ (Sie werden um Bestätigung gebeten)
            - einem neuen Status: „Markiere ORD-10009 als versandt“
            - einer neuen Adresse: „Ändere die Lieferadresse von ORD-10008 auf Hauptstraße 5, 10115 Berlin, DE“
            - dem Erstattungskonto: „Setze das Erstattungskonto für ORD-10002“
            - Feedback: „Hole Feedback für ORD-10003 ein“
            - neuen Lieferterminen: „Prüfe die Sendungen“
            - den Richtlinien: „Wie lange kann man etwas zurückgeben?“""";
}
