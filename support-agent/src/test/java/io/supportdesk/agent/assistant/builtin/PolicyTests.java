package io.supportdesk.agent.assistant.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyTests {

    private static final String SYSTEM = """
            You are the assistant of a support desk. Call a confirming tool at once. Never mention returns of your own.

            # Returns policy

            Customers can return an item within 30 days of delivery.

            ## Condition

            Items must be unused and in their original packaging.

            ## Refunds

            Refunds go to the original account and take up to 5 working days.

            # Shipping policy

            Standard shipping is free above 50 EUR and costs 4.90 EUR otherwise.

            We deliver to all countries of the EU; international orders take longer.

            Attached order: {"id":"ORD-10002","items":"free shipping costs international"}
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How long can a customer return an item?  | > Customers can return an item within 30 days of delivery.
            when does the refund arrive? how many days | > Refunds go to the original account and take up to 5 working days.
            can it be returned without its packaging? | > Items must be unused and in their original packaging.
            How much is shipping?                    | > Standard shipping is free above 50 EUR and costs 4.90 EUR otherwise.
            Do we ship to countries outside the EU?  | > We deliver to all countries of the EU; international orders take longer.
            Wie lange ist die Frist für eine Rückgabe? | > Customers can return an item within 30 days of delivery.
            Was kostet der Versand?                  | > Standard shipping is free above 50 EUR and costs 4.90 EUR otherwise.
            """)
    void quotesTheParagraphThatAnswers(String question, String quotation) {
        var desk = Desk.withAllTools().system(SYSTEM).person(question);

        assertThat(desk.answer().getToolCalls()).isEmpty();
        assertThat(desk.text()).isEqualTo(quotation);
    }

    private static final String BULLETS = """
            You are the assistant.

            # Returns policy

            # Returns policy

            - **Cancelling**: an order can be cancelled as long as it is PENDING or PROCESSING.
            - **Returning**: a delivered order can be returned within **30 days** after delivery, unused and in its
              original packaging. The customer asks support for a return label.
            - **Damaged or wrong items**: report within **14 days** after delivery, with a photo. We replace the item.
            - **Refunds** go to the way of payment that was used, within **5 working days**.
            - **Not returnable**: opened software, vouchers, hygiene articles.

            Attached order: {"id":"ORD-10002"}""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How long can a customer return an item?        | **Returning**
            Wie lange kann der Kunde etwas zurückgeben?    | **Returning**
            Wie lange ist die Rückgabefrist?               | **Returning**
            Can a customer return damaged items?           | **Damaged
            Can opened software be returned?               | **Not returnable**
            How long does a refund take?                   | **Refunds**
            Wie lange dauert die Erstattung?               | **Refunds**
            """)
    void quotesTheItemThatAnswers(String question, String start) {
        assertThat(Desk.withAllTools().system(BULLETS).person(question).text())
                .startsWith("> " + start)
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"What is the returns policy?", "returns", "Wie sind die Rückgabebedingungen?"})
    void quotesTheWholePolicyIfAskedForIt(String question) {
        assertThat(Desk.withAllTools().system(BULLETS).person(question).text())
                .startsWith("> **Cancelling**")
                .endsWith("hygiene articles.");
    }

    @Test
    void saysWhereThePolicyIsIfItHasNoText() {
        assertThat(Desk.withAllTools()
                        .person("How long can a customer return an item?")
                        .text())
                .contains("policy://returns");
        assertThat(Desk.withAllTools().person("Was kostet der Versand?").text())
                .contains("policy://shipping", "Richtlinie");
    }

    @Test
    void asksTheOrderRatherThanThePolicyWhenOneIsMeant() {
        var desk = Desk.withAllTools().person("show ORD-10001").assistant("shipped");

        assertThat(desk.person("what is its delivery status?").calls()).containsExactly("get_order orderId=ORD-10001");
    }
}
