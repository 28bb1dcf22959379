package io.supportdesk.agent.assistant.builtin;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One wish in a message: the part around one verb. Decides what a negation in it means; where that is open, the wish
 * counts as not meant.
 */
record Segment(List<Piece> pieces, String text) {

    private static final Pattern NEGATION = Wording.words("don'?t|doesn'?t|didn'?t|can'?t|cannot|won'?t|shouldn'?t"
            + "|mustn'?t|not|never|no need|no longer|without|instead of|rather than|except|avoid|stop|nicht|nie|niemals"
            + "|kein\\w*|ohne|außer|ausser|statt|anstatt");
    private static final Pattern WITHOUT_ASKING = Wording.words(
            "without (?:asking|any questions?|questions|confirm\\w*"
                    + "|confirmation)|do(?: not|n'?t) ask(?: me)?|ohne (?:zu fragen|nachzufragen|nachfrage|rückfrage|bestätigung)");
    private static final Pattern NEGATED_ID =
            Wording.of("\\b(?:not|nicht|except|außer|ausser) (?:order |bestellung )?(?:ORD-?|#)?\\d"
                    + "|\\bORD-?\\d+ (?:aber |bitte |auch ){0,2}nicht\\b(?! mehr)");
    private static final Pattern RETRACTION =
            Wording.words("no|nope|nein|stop|stopp|wait|warte|halt|don'?t|do|not|it|that|please|doch|lieber|bitte|nicht"
                    + "|rather|better|never|mind|nevermind");
    private static final Pattern POLITE = Wording.words("it|do|that|please|bitte|doch");
    private static final Pattern QUESTION =
            Wording.of("^\\W*(?:(?:and|but|und|aber|hi|hello|hallo|please|bitte)\\W+){0,4}"
                    + "(?:how|why|when|what|who|if|is|are|was|were|has|have|had|did|does|do (?:you|i|we|they)|may|shall|should"
                    + "|can(?! (?:you|u)\\b)|could(?! (?:you|u)\\b)|wie|warum|wieso|weshalb|wann|was|wer|falls|wenn|ist|sind"
                    + "|wurde|wurden|war|hat|haben|hast|darf|dürfen|soll(?:en|te)? (?:ich|wir|man)"
                    + "|(?:kann|können|könnten|könnte) (?:ich|wir|man|der|die|das|ord))\\b"
                    + "|\\b(?:whether|ob|how (?:to|do|can|would)|wie (?:man|ich|kann|wir)|explain|erklär\\w*"
                    + "|(?:tell me|know|check|see|ask|asks|asked) (?:if|when|why|what))\\b");

    /** Whether it holds the pattern somewhere. */
    boolean has(Pattern pattern) {
        return Wording.in(text, pattern);
    }

    /** Whether the verb stands in it as a wish, not as a question about it. */
    boolean wishes(Pattern verb) {
        return pieces.stream().anyMatch(piece -> Wording.in(piece.text(), verb) && !Wording.in(piece.text(), QUESTION));
    }

    /** Whether the wish is taken back, or must be feared to be. */
    boolean refused() {
        return pieces.stream()
                .anyMatch(piece -> piece.acts() && negated(piece) || retracts(piece) || negatesAllBefore(piece));
    }

    /** The orders it is about, without those it excludes. */
    List<String> orders() {
        return pieces.stream()
                .filter(piece -> !excludes(piece))
                .flatMap(piece -> Ids.orders(piece.text()).stream())
                .distinct()
                .toList();
    }

    private boolean excludes(Piece piece) {
        return Wording.in(piece.text(), NEGATED_ID) || afterTheVerb(piece) && negated(piece);
    }

    private boolean afterTheVerb(Piece piece) {
        return pieces.subList(0, pieces.indexOf(piece)).stream().anyMatch(Piece::acts);
    }

    private static boolean negated(Piece piece) {
        return Wording.in(WITHOUT_ASKING.matcher(piece.text()).replaceAll(" "), NEGATION);
    }

    private boolean retracts(Piece piece) {
        return afterTheVerb(piece) && Wording.onlyOf(RETRACTION, piece.text()) && !Wording.onlyOf(POLITE, piece.text());
    }

    /** In German the "nicht" of a whole enumeration stands at its end. */
    private boolean negatesAllBefore(Piece piece) {
        return afterTheVerb(piece)
                && !piece.contrasts()
                && Wording.in(piece.text(), NEGATED_ID)
                && piece.text().strip().endsWith("nicht");
    }
}
