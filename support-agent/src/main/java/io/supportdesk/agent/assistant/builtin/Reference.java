package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Which orders a wish means.
 *
 * @param orders the meant ones, empty where that is open
 * @param candidates those it could be, if any
 */
record Reference(List<String> orders, List<String> candidates) {

    private static final Pattern SEVERAL = Wording.words(
            "all|every|everything|each|both|orders|alle[nrs]?|jede[nrs]?|beide[nr]?|others?|another|rest|andere\\w*|übrige\\w*|sämtliche\\w*|bestellungen");
    private static final Pattern SOMEBODYS =
            Wording.of("\\b(?:order|bestellung)s? (?:of|from|by|for|von|für) (?!(?:the|this|that|der|die|dieser|it)\\b)"
                    + "|'s (?:last |latest |first )?order\\b|\\bCUST-");
    private static final Pattern THE_ATTACHED = Wording.words(
            "this (?:order|one)|attached|opened?|diese[nrs]?" + "|angehängte\\w*|geöffnete\\w*|vorliegende\\w*");

    private static final Reference UNKNOWN = new Reference(List.of(), List.of());

    /**
     * Where the segment names only orders that it excludes, the meant one is open.
     *
     * @param before orders named earlier in the same message
     */
    static Reference of(Segment segment, List<String> before, Talk talk) {
        if (!segment.orders().isEmpty()) {
            return new Reference(segment.orders(), segment.orders());
        }
        return Ids.orders(segment.text()).isEmpty() ? indirect(segment, before, talk) : UNKNOWN;
    }

    /** As {@link #of}, but also with orders that stand in a negated part: for reading only. */
    static Reference forReading(Segment segment, List<String> before, Talk talk) {
        var named = Ids.orders(segment.text());
        return named.isEmpty() ? indirect(segment, before, talk) : new Reference(named, named);
    }

    /** The intent with these orders, or that the order is unclear. */
    Intent then(Function<List<String>, Intent> intent) {
        return orders.isEmpty() ? new Intent.UnclearOrder(candidates) : intent.apply(orders);
    }

    /** As {@link #then}, for a wish that has one order only. */
    Intent thenOne(Function<String, Intent> intent) {
        return orders.size() == 1 ? intent.apply(orders.getFirst()) : new Intent.UnclearOrder(candidates);
    }

    private static Reference indirect(Segment segment, List<String> before, Talk talk) {
        if (segment.has(SEVERAL) || segment.has(SOMEBODYS)) {
            return UNKNOWN;
        }
        if (!before.isEmpty()) {
            return only(before);
        }
        var attached = talk.attachedOrder();
        if (attached.isPresent() && segment.has(THE_ATTACHED)) {
            return only(List.of(attached.get()));
        }
        var possible = new LinkedHashSet<String>();
        attached.ifPresent(possible::add);
        possible.addAll(talk.lastMentioned());
        return only(new ArrayList<>(possible));
    }

    private static Reference only(List<String> orders) {
        return orders.size() == 1 ? new Reference(orders, orders) : new Reference(List.of(), orders);
    }
}
