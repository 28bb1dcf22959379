package io.supportdesk.agent.assistant.builtin;

import io.supportdesk.agent.assistant.builtin.Intent.Cancel;
import io.supportdesk.agent.assistant.builtin.Intent.ChangeAddress;
import io.supportdesk.agent.assistant.builtin.Intent.Feedback;
import io.supportdesk.agent.assistant.builtin.Intent.RecheckShipments;
import io.supportdesk.agent.assistant.builtin.Intent.RefundAccount;
import io.supportdesk.agent.assistant.builtin.Intent.UnclearStatus;
import io.supportdesk.agent.assistant.builtin.Intent.UpdateStatus;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Wishes that change something. Whether they are negated is for the caller to look at. */
record Writes(Segment segment, List<String> before, Talk talk) {

    private static final Pattern CANCEL =
            Wording.of("\\b(?:cancel|cancel_order|stornier(?:en?|t euch)?|annullier(?:en?)?)\\b"
                    + "|\\b(?:should|must|needs? to|has to|have to|to|shall) be cancell?ed\\b"
                    + "|\\b(?:want|wants|have|get) (?:it|this|that|the order|order|ORD)\\S* cancell?ed\\b"
                    + "|\\b(?:soll|muss|bitte)\\b.{0,60}\\bstorniert werden\\b"
                    + "|\\b(?:please|bitte|start|request|veranlasse)\\b.{0,40}\\b(?:cancellation|stornierung|storno)\\b"
                    + "|\\b(?:stornierung|storno)\\b.{0,40}\\bbitte\\b");
    private static final Pattern NOT_AN_ORDER = Wording.of("\\bcancel (?:(?:the|my|that|this|your) )?(?:refund|address"
            + "|change|request|question|dialog|form|meeting|reminder|appointment|subscription|shipment recheck)");
    private static final Pattern RECHECK = Wording.of("\\b(?:re-?check|refresh|check|update|prüfe?n?|überprüfe?n?"
            + "|aktualisiere?n?)\\b.{0,40}\\b(?:shipments|shipping estimates|deliveries|estimates|sendungen|lieferungen"
            + "|liefertermine|versanddaten)\\b"
            + "|\\b(?:sendungen|lieferungen|liefertermine)\\b.{0,40}\\b(?:prüfen|überprüfen|aktualisieren)\\b"
            + "|\\brecheck_shipments\\b");
    private static final Pattern REFUND_ACCOUNT = Wording.of(
            "\\b(?:refund|repayment)\\b.{0,30}\\b(?:account|bank)|\\bIBAN\\b|\\b(?:bank account|bankverbindung)\\b"
                    + "|(?:erstattungs|rückzahlungs)(?:konto|kontos|bankverbindung)|\\bkonto\\b.{0,30}\\b(?:erstattung"
                    + "|rückzahlung)");
    private static final Pattern FEEDBACK =
            Wording.words("feedback|rating|bewertung\\w*|rückmeldung|kundenmeinung|rate (?:the )?(?:order|ORD\\S*)");
    private static final String SET =
            "set|move|change|update|put|switch|setze?n?|stelle?n?|(?:ä|ae)nd(?:ere?n?|re)" + "|aktualisiere?n?";
    private static final Pattern MARK = Wording.words("mark|markiere?n?");
    private static final Pattern SETS = Wording.words(SET + "|mark|markiere?n?");
    private static final Pattern TO_STATUS =
            Wording.of("\\b(?:to|as|=|auf|als|zu|nach|into)\\b[\\s:=\"'„“”]*(?:(?:be|status|the status) )?[\"'„“”]?"
                    + Statuses.ANY + "\\b");
    private static final Pattern SETS_THE_STATUS = Wording.of(
            "\\b(?:" + SET + ") (?:(?:the|den|bitte|please|its|order|bestell) ?){0,4}-?(?:status|bestellstatus)\\b");
    private static final Pattern ASKS_TO_SEE = Wording.words("show|see|what|which|zeige?|welche\\w*");

    Optional<Intent> any() {
        return Stream.<Supplier<Optional<Intent>>>of(
                        this::recheck, this::refundAccount, this::address, this::status, this::feedback, this::cancel)
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Intent> cancel() {
        return segment.wishes(CANCEL) && !segment.has(NOT_AN_ORDER)
                ? Optional.of(orders().then(Cancel::new))
                : Optional.empty();
    }

    private Optional<Intent> recheck() {
        return segment.wishes(RECHECK) ? Optional.of(new RecheckShipments()) : Optional.empty();
    }

    private Optional<Intent> refundAccount() {
        return segment.wishes(REFUND_ACCOUNT) ? Optional.of(orders().thenOne(RefundAccount::new)) : Optional.empty();
    }

    private Optional<Intent> feedback() {
        return segment.wishes(FEEDBACK) && !segment.has(ASKS_TO_SEE)
                ? Optional.of(orders().thenOne(Feedback::new))
                : Optional.empty();
    }

    /** The order is named before the new address, whose own numbers could read as one. */
    private Optional<Intent> address() {
        if (!AddressChanges.wanted(segment.text()) || !segment.wishes(AddressChanges.verb())) {
            return Optional.empty();
        }
        var fields = AddressChanges.fields(segment.text());
        var head = Segments.of(AddressChanges.head(segment.text())).getFirst();
        return Optional.of(Reference.of(head, before, talk).thenOne(order -> new ChangeAddress(order, fields)));
    }

    private Optional<Intent> status() {
        if (!segment.wishes(SETS)) {
            return Optional.empty();
        }
        var to = TO_STATUS.matcher(segment.text());
        if (to.find()) {
            return Statuses.first(to.group()).map(this::update);
        }
        if (segment.has(MARK)) {
            return Statuses.first(segment.text()).map(this::update);
        }
        return segment.has(SETS_THE_STATUS) ? Optional.of(orders().then(ids -> new UnclearStatus())) : Optional.empty();
    }

    /** A cancelled order is one whose cancellation was confirmed, so that tool is the one to ask for it. */
    private Intent update(String status) {
        return status.equals(Statuses.CANCELLED)
                ? orders().then(Cancel::new)
                : orders().then(ids -> new UpdateStatus(ids, status));
    }

    private Reference orders() {
        return Reference.of(segment, before, talk);
    }
}
