package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Cuts a message into its wishes. Pieces without a verb of their own belong to the wish before, at the start to the next. */
final class Segments {

    private static final Pattern SEPARATORS = Wording.of(
            "(?:[\\n;!?:]+|[.,](?=\\s|$)|\\b(?:and|und|but|aber|then|dann|sondern|also|because|weil)\\b)\\s*");
    private static final Pattern BUT = Wording.of("(?:but|aber|sondern)\\s*");

    private Segments() {}

    static List<Segment> of(String message) {
        var segments = new ArrayList<Segment>();
        var open = new ArrayList<Piece>();
        for (var piece : pieces(message)) {
            if (piece.acts() && open.stream().anyMatch(Piece::acts) && !continuesAddress(open, piece, message)) {
                segments.add(segment(open, message));
                open.clear();
            }
            open.add(piece);
        }
        if (!open.isEmpty()) {
            segments.add(segment(open, message));
        }
        return segments;
    }

    /** Street names can hold any word; after an address only a verb with an order starts something new. */
    private static boolean continuesAddress(List<Piece> open, Piece piece, String message) {
        return AddressChanges.wanted(segment(open, message).text())
                && Ids.orders(piece.text()).isEmpty();
    }

    private static Segment segment(List<Piece> pieces, String message) {
        return new Segment(
                List.copyOf(pieces),
                message.substring(pieces.getFirst().start(), pieces.getLast().end()));
    }

    private static List<Piece> pieces(String message) {
        var pieces = new ArrayList<Piece>();
        var separator = SEPARATORS.matcher(message);
        int start = 0;
        String joint = "";
        while (separator.find()) {
            add(pieces, message, joint, start, separator.start());
            joint = joint(message, start, separator.start(), joint, separator.group());
            start = separator.end();
        }
        add(pieces, message, joint, start, message.length());
        return pieces;
    }

    /** Of ", but" the "but" counts. */
    private static String joint(String message, int start, int end, String before, String found) {
        boolean nothingBetween = message.substring(start, end).isBlank();
        return nothingBetween && BUT.matcher(before).matches() ? before : found;
    }

    private static void add(List<Piece> pieces, String message, String joint, int start, int end) {
        var text = message.substring(start, end);
        if (!text.isBlank()) {
            pieces.add(new Piece(joint, text, start, end));
        }
    }
}
