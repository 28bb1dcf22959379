package io.supportdesk.agent.assistant.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people write, and the calls that follow. Calls are separated by "+". */
class PhrasingTests {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0000', textBlock = """
            where is ORD-10001?                                   | get_order orderId=ORD-10001
            Where's order 10001                                   | get_order orderId=ORD-10001
            WHAT IS THE STATUS OF ord-10001??                     | get_order orderId=ORD-10001
            status of #10001                                      | get_order orderId=ORD-10001
            Show order no. 10001 please                           | get_order orderId=ORD-10001
            ORD-10001                                             | get_order orderId=ORD-10001
            Is ORD-10001 shipped yet?                             | get_order orderId=ORD-10001
            Why is ORD-10001 not delivered?                       | get_order orderId=ORD-10001
            any update on ORD-10009, was it shipped?              | get_order orderId=ORD-10009
            status update for ORD-10009                           | get_order orderId=ORD-10009
            Was ORD-10002 cancelled?                              | get_order orderId=ORD-10002
            What is the shipping address of ORD-10008?            | get_order orderId=ORD-10008
            show ORD-10001 and ORD-10003                          | get_order orderId=ORD-10001 + get_order orderId=ORD-10003
            Wo ist ORD-10001?                                     | get_order orderId=ORD-10001
            Wie ist der Stand von Bestellung 10001                | get_order orderId=ORD-10001
            Zeige mir bitte Bestellung Nr. 10001                  | get_order orderId=ORD-10001
            Warum ist ORD-10001 noch nicht da?                    | get_order orderId=ORD-10001
            Wurde ORD-10002 storniert?                            | get_order orderId=ORD-10002
            """)
    void looksAtOrders(String said, String calls) {
        expect(said, calls);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0000', textBlock = """
            pending orders                                        | get_orders_by_status status=PENDING
            which orders are processing?                          | get_orders_by_status status=PROCESSING
            list all shipped orders                               | get_orders_by_status status=SHIPPED
            Show me the cancelled orders                          | get_orders_by_status status=CANCELLED
            How many orders are delivered                         | get_orders_by_status status=DELIVERED
            Zeige offene Bestellungen                             | get_orders_by_status status=PENDING
            Welche Bestellungen sind in Bearbeitung?              | get_orders_by_status status=PROCESSING
            alle versandten Bestellungen                          | get_orders_by_status status=SHIPPED
            stornierte Bestellungen anzeigen                      | get_orders_by_status status=CANCELLED
            orders of CUST-42                                     | get_customer_orders customerId=CUST-42
            What did cust-42 order?                               | get_customer_orders customerId=CUST-42
            Bestellungen von CUST-42                              | get_customer_orders customerId=CUST-42
            find customer Ana Ruiz                                | find_customer query=Ana Ruiz
            Find customer ana ruiz please                         | find_customer query=ana ruiz
            Who is Marcus Adeyemi?                                | find_customer query=Marcus Adeyemi
            orders of Ana Ruiz                                    | find_customer query=Ana Ruiz
            show me Ana Ruiz's orders                             | find_customer query=Ana Ruiz
            pending orders of Ana Ruiz                            | find_customer query=Ana Ruiz
            look up ana ruiz                                      | find_customer query=ana ruiz
            what has Ana Ruiz ordered?                            | find_customer query=Ana Ruiz
            Was hat Ana Ruiz bestellt?                            | find_customer query=Ana Ruiz
            show pending                                          | get_orders_by_status status=PENDING
            pending                                               | get_orders_by_status status=PENDING
            find ana.ruiz@example.com                             | find_customer query=ana.ruiz@example.com
            Finde Kundin Ana Ruiz                                 | find_customer query=Ana Ruiz
            Suche bitte den Kunden Jürgen Groß                    | find_customer query=Jürgen Groß
            Zeige die Bestellungen der Kundin Ana Ruiz            | find_customer query=Ana Ruiz
            Bestellungen von Ana Ruiz                             | find_customer query=Ana Ruiz
            """)
    void looksAtListsAndCustomers(String said, String calls) {
        expect(said, calls);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0000', textBlock = """
            cancel ORD-10002                                      | cancel_order orderId=ORD-10002
            Please CANCEL order 10002!                            | cancel_order orderId=ORD-10002
            Can you cancel ORD-10002?                             | cancel_order orderId=ORD-10002
            could you please cancel #10002                        | cancel_order orderId=ORD-10002
            I want to cancel ORD-10002                            | cancel_order orderId=ORD-10002
            ORD-10002 should be cancelled                         | cancel_order orderId=ORD-10002
            mark ORD-10002 as cancelled                           | cancel_order orderId=ORD-10002
            ORD-10002: cancel                                     | cancel_order orderId=ORD-10002
            cancel ORD-10002 without asking me                    | cancel_order orderId=ORD-10002
            Cancel ORD-10002 and don't ask me                     | cancel_order orderId=ORD-10002
            Cancel ORD-10002, the customer does not want it any more      | cancel_order orderId=ORD-10002
            The customer does not want ORD-10002 any more, please cancel it | cancel_order orderId=ORD-10002
            Cancel ORD-10002 because it has not been paid         | cancel_order orderId=ORD-10002
            Storniere ORD-10002, weil der Kunde nicht bezahlt hat | cancel_order orderId=ORD-10002
            cancel ORD-10002 and ORD-10008                        | cancel_order orderId=ORD-10002 + cancel_order orderId=ORD-10008
            cancel orders 10002, 10008 and 10009                  | cancel_order orderId=ORD-10002 + cancel_order orderId=ORD-10008 + cancel_order orderId=ORD-10009
            cancel ORD-10002, cancel ORD-10002                    | cancel_order orderId=ORD-10002
            Cancel ORD-10002 but not ORD-10008                    | cancel_order orderId=ORD-10002
            Cancel ORD-10002, but don't touch ORD-10008           | cancel_order orderId=ORD-10002
            Don't cancel ORD-10002, cancel ORD-10008              | cancel_order orderId=ORD-10008
            Where is ORD-10001? And cancel ORD-10002.             | get_order orderId=ORD-10001 + cancel_order orderId=ORD-10002
            Storniere ORD-10002                                   | cancel_order orderId=ORD-10002
            Bitte ORD-10002 stornieren                            | cancel_order orderId=ORD-10002
            Können Sie Bestellung 10002 stornieren?               | cancel_order orderId=ORD-10002
            ORD-10002 soll storniert werden                       | cancel_order orderId=ORD-10002
            Stornierung von ORD-10002 bitte                       | cancel_order orderId=ORD-10002
            ORD-10002 und ORD-10008 stornieren                    | cancel_order orderId=ORD-10002 + cancel_order orderId=ORD-10008
            Der Kunde will ORD-10002 nicht mehr, bitte stornieren | cancel_order orderId=ORD-10002
            Storniere ORD-10002, aber ORD-10008 nicht             | cancel_order orderId=ORD-10002
            Storniere nicht ORD-10002, sondern storniere ORD-10008 | cancel_order orderId=ORD-10008
            """)
    void cancels(String said, String calls) {
        expect(said, calls);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "don't cancel ORD-10002",
                "Don\u2019t cancel ORD-10002",
                "do not cancel ORD-10002",
                "Please do NOT cancel order 10002",
                "never cancel ORD-10002",
                "I don't want to cancel ORD-10002",
                "no need to cancel ORD-10002",
                "Don't cancel ORD-10002 and ORD-10008",
                "cancel ORD-10002. No, don't!",
                "cancel ORD-10002 - wait, no",
                "ORD-10002 nicht stornieren",
                "Bitte ORD-10002 nicht stornieren",
                "Storniere ORD-10002 nicht",
                "Storniere ORD-10002 und ORD-10008 nicht",
                "Auf keinen Fall ORD-10002 stornieren",
                "Can ORD-10002 be cancelled?",
                "Can I cancel ORD-10002?",
                "should we cancel ORD-10002?",
                "How do I cancel ORD-10002?",
                "Please tell me how to cancel ORD-10002",
                "What happens if I cancel ORD-10002?",
                "he asks whether we can cancel ORD-10002",
                "when was ORD-10002 cancelled",
                "cancel the address change of ORD-10002",
                "Kann ich ORD-10002 stornieren?",
                "Wie storniere ich ORD-10002?",
                "Ist ORD-10002 storniert?",
                "cancel all orders",
                "cancel every pending order",
                "cancel the order of Ana Ruiz",
                "storniere alle Bestellungen",
                "never mind",
            })
    void cancelsNothing(String said) {
        var attached = Desk.withAllTools().system("Attached order: {\"id\":\"ORD-10008\"}");

        assertThat(attached.person(said).calls()).noneMatch(call -> call.startsWith("cancel_order"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "don't mark ORD-10009 as shipped",
                "ORD-10009 nicht als versandt markieren",
                "do not change the address of ORD-10008 to Berlin",
                "don't recheck shipments",
                "do not set the refund account for ORD-10002",
                "bitte kein Feedback für ORD-10003 einholen",
            })
    void startsNothingThatIsNegated(String said) {
        assertThat(Desk.withAllTools().person(said).calls()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0000', textBlock = """
            mark ORD-10009 as shipped                             | update_order_status orderId=ORD-10009 status=SHIPPED
            mark ORD-10009 shipped                                | update_order_status orderId=ORD-10009 status=SHIPPED
            set ORD-10009 to delivered                            | update_order_status orderId=ORD-10009 status=DELIVERED
            Set the status of order 10009 to "PROCESSING"         | update_order_status orderId=ORD-10009 status=PROCESSING
            change status of ORD-10009 from pending to shipped    | update_order_status orderId=ORD-10009 status=SHIPPED
            mark ORD-10009 and ORD-10002 as shipped               | update_order_status orderId=ORD-10009 status=SHIPPED + update_order_status orderId=ORD-10002 status=SHIPPED
            Markiere ORD-10009 als versandt                       | update_order_status orderId=ORD-10009 status=SHIPPED
            Setze ORD-10009 auf zugestellt                        | update_order_status orderId=ORD-10009 status=DELIVERED
            ORD-10009 als versandt markieren                      | update_order_status orderId=ORD-10009 status=SHIPPED
            Ändere den Status von ORD-10009 auf in Bearbeitung    | update_order_status orderId=ORD-10009 status=PROCESSING
            recheck shipments                                     | recheck_shipments
            Please re-check all shipments                         | recheck_shipments
            Prüfe die Sendungen                                   | recheck_shipments
            Bitte alle Sendungen überprüfen                       | recheck_shipments
            set refund account for ORD-10002                      | set_refund_account orderId=ORD-10002
            The customer wants to give the IBAN for ORD-10002     | set_refund_account orderId=ORD-10002
            Setze das Erstattungskonto für ORD-10002              | set_refund_account orderId=ORD-10002
            collect feedback for ORD-10003                        | collect_feedback orderId=ORD-10003
            Hole Feedback für ORD-10003 ein                       | collect_feedback orderId=ORD-10003
            Bewertung zu Bestellung 10003 erfassen                | collect_feedback orderId=ORD-10003
            """)
    void startsOtherChanges(String said, String calls) {
        expect(said, calls);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0000', textBlock = """
            change the shipping address of ORD-10008 to Hauptstraße 5, 10115 Berlin, DE | city=Berlin country=DE orderId=ORD-10008 postalCode=10115 street=Hauptstraße 5
            Update address for order 10008: 12 High Street, London, SW1A 1AA, United Kingdom | city=London country=GB orderId=ORD-10008 postalCode=SW1A 1AA street=12 High Street
            change the address of ORD-10008 to street Hauptstraße 5, postal code 10115, city Berlin, country DE | city=Berlin country=DE orderId=ORD-10008 postalCode=10115 street=Hauptstraße 5
            change the address of ORD-10008                       | orderId=ORD-10008
            change address of ORD-10008 to Berlin                 | city=Berlin orderId=ORD-10008
            change the city of ORD-10008 to Hamburg               | city=Hamburg orderId=ORD-10008
            change the address of ORD-10008 to street: St. Mark Street 5, city: Bonn | city=Bonn orderId=ORD-10008 street=St. Mark Street 5
            new address for ORD-10008: Calle Mayor 3, 28013 Madrid, Spain please | city=Madrid country=ES orderId=ORD-10008 postalCode=28013 street=Calle Mayor 3
            Ändere die Lieferadresse von ORD-10008 auf Hauptstraße 5, 10115 Berlin, Deutschland | city=Berlin country=DE orderId=ORD-10008 postalCode=10115 street=Hauptstraße 5
            Adresse zu ORD-10008 ändern: Straße des 17. Juni 135, 10623 Berlin | city=Berlin orderId=ORD-10008 postalCode=10623 street=Straße des 17. Juni 135
            Die Adresse von Bestellung 10008 bitte auf Stadtallee 1, 1010 Wien, Österreich ändern | city=Wien country=AT orderId=ORD-10008 postalCode=1010 street=Stadtallee 1
            change the address of ORD-10008 to Prinsengracht 1, 1015 DV Amsterdam, NL | city=Amsterdam country=NL orderId=ORD-10008 postalCode=1015 DV street=Prinsengracht 1
            """)
    void changesAddressesWithWhatIsGiven(String said, String arguments) {
        expect(said, "change_shipping_address " + arguments);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "Hi!",
                "help",
                "what can you do?",
                "Hallo",
                "Hilfe",
                "Was kannst du?",
                "asdf qwer",
                "42",
                "?",
                "tell me a joke",
                "thanks",
                "How do I cancel an order?",
                "who is your boss"
            })
    void callsNothingForSmallTalk(String said) {
        var answer = Desk.withAllTools().person(said).answer();

        assertThat(answer.getToolCalls()).isEmpty();
        assertThat(answer.getText()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {"change the address of ORD-10008 to Hauptstraße 5, 10115 Berlin, DE and cancel ORD-10002"})
    void keepsSeveralWishesApart(String said) {
        expect(
                said,
                "change_shipping_address city=Berlin country=DE orderId=ORD-10008 postalCode=10115 street=Hauptstraße 5"
                        + " + cancel_order orderId=ORD-10002");
    }

    private static void expect(String said, String calls) {
        assertThat(Desk.withAllTools().person(said).calls())
                .isEqualTo(List.of(calls.strip().split("\\s*\\+\\s*")));
    }
}
