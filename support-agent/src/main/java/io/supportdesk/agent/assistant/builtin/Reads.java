package io.supportdesk.agent.assistant.builtin;

import io.supportdesk.agent.assistant.builtin.Intent.AskPolicy;
import io.supportdesk.agent.assistant.builtin.Intent.CustomerOrders;
import io.supportdesk.agent.assistant.builtin.Intent.FindCustomer;
import io.supportdesk.agent.assistant.builtin.Intent.ListOrders;
import io.supportdesk.agent.assistant.builtin.Intent.Policy;
import io.supportdesk.agent.assistant.builtin.Intent.ShowOrders;
import io.supportdesk.agent.assistant.builtin.Intent.UnclearStatus;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Wishes that only look at something. */
record Reads(Segment segment, List<String> before, Talk talk) {

    /** Words that ask to see an order. */
    private static final Pattern LOOK =
            Wording.words("where|wo|what'?s|what is|how is|show|zeige?n?|anzeigen|track\\w*|details?"
                    + "|look(?: up| at)?|get|give|tell|arriv\\w*|eta|has|is|was|did|when|why|wann|warum|ist|wurde|wie ist|wie steht"
                    + "|sendungsverfolgung|check|prüfe?n?");

    private static final Pattern ORDER_WORDS = Wording.words(
            "it|this|that|order|status|total|items|bestellstatus|summe|artikel|shipment|parcel|package|delivery"
                    + "|tracking|details?|sie|es|diese|bestellung|auftrag|stand|sendung|paket|lieferung|shipped|delivered|cancell?ed"
                    + "|versandt|geliefert|zugestellt|storniert");
    private static final Pattern ONE = Wording.words(
            "it|this order|that order|the order|status|tracking|sie|diese bestellung|die bestellung|stand");
    private static final Pattern PLURAL = Wording.words("orders|bestellungen|aufträge");
    private static final Pattern ORDERED = Wording.words("orders|ordered|bestellungen|aufträge|bestellt");
    private static final Pattern SHOW = Wording.words("list|show|everything|all|zeige?n?|alles?|anzeigen|auflisten");
    private static final Pattern ANY_STATUS = Wording.words(Statuses.ANY);
    private static final Pattern ORDERS = Wording.words("orders|bestellungen|aufträge|ones|welche|which");
    private static final Pattern LIST = Wording.words("list|show|all|which|what|how many|any|give|get|see|zeige?n?|alle"
            + "|welche|wie viele|liste|auflisten|anzeigen|gibt es");
    private static final Pattern RETURNS = Wording.words("returns?|returned|returning|return policy|send back|refunds?"
            + "|refunded|refund policy|exchange|withdraw\\w*|rückgabe\\w*|retoure\\w*|rücksendung\\w*|zurückschicken"
            + "|zurückgeben|widerruf\\w*|umtausch\\w*|erstattung\\w*|erstattet|rückgaberecht");
    private static final Pattern SHIPPING = Wording.words("shipping|ship|delivery|deliver|dispatch|carriers?"
            + "|versand\\w*|lieferung|lieferzeit\\w*|lieferkosten|liefern|liefert|porto");
    private static final Pattern POLICY_WORDS = Wording.words(
            "policy|policies|rules?|terms|how|what|when|can|may|is|are"
                    + "|do|does|long|days?|weeks?|cost\\w*|fee|free|deadline|period|abroad|international\\w*|richtlinie\\w*|regeln"
                    + "|bedingungen|wie|was|wann|kann|darf|dürfen|können|gibt|lange|tage|wochen|frist|kosten\\w*|ausland|gilt");

    Optional<Intent> any() {
        return Stream.<Supplier<Optional<Intent>>>of(
                        this::namedOrders, this::customer, this::byStatus, this::policy, this::order)
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Intent> namedOrders() {
        var named = Ids.orders(segment.text());
        return named.isEmpty() ? Optional.empty() : Optional.of(new ShowOrders(named));
    }

    private Optional<Intent> customer() {
        var ids = Ids.customers(segment.text());
        return ids.isEmpty()
                ? CustomerNames.in(segment.text()).map(name -> new FindCustomer(name, segment.has(ORDERED)))
                : Optional.of(new CustomerOrders(ids.getFirst()));
    }

    private Optional<Intent> byStatus() {
        var status = Statuses.first(segment.text());
        if (status.isPresent() && (segment.has(ORDERS) || listsByStatusAlone())) {
            return status.map(ListOrders::new);
        }
        return segment.has(LIST) && segment.has(PLURAL) ? Optional.of(new UnclearStatus()) : Optional.empty();
    }

    private boolean listsByStatusAlone() {
        return !segment.has(ONE) && segment.has(SHOW) || Wording.onlyOf(ANY_STATUS, segment.text());
    }

    private Optional<Intent> policy() {
        if (!asksForPolicy()) {
            return Optional.empty();
        }
        if (segment.has(RETURNS)) {
            return Optional.of(new AskPolicy(Policy.RETURNS, segment.text()));
        }
        return aboutOneOrder() ? Optional.empty() : Optional.of(new AskPolicy(Policy.SHIPPING, segment.text()));
    }

    private boolean asksForPolicy() {
        return segment.has(POLICY_WORDS) && (segment.has(RETURNS) || segment.has(SHIPPING))
                || Wording.onlyOf(RETURNS, segment.text())
                || Wording.onlyOf(SHIPPING, segment.text());
    }

    private boolean aboutOneOrder() {
        return segment.has(ONE)
                && !Reference.forReading(segment, before, talk).candidates().isEmpty();
    }

    private Optional<Intent> order() {
        return segment.has(ORDER_WORDS)
                        && (segment.has(LOOK) || segment.has(Wording.words("status|stand|bestellstatus")))
                ? Optional.of(Reference.forReading(segment, before, talk).then(ShowOrders::new))
                : Optional.empty();
    }
}
