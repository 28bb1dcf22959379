package io.supportdesk.journeys.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.journeys.DeskStack;
import io.supportdesk.journeys.HttpAnswer;
import io.supportdesk.journeys.OrdersDatabase;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ben has learned amara's {@code Mcp-Session-Id} and goes to order-service directly, past the agent. */
class ForeignSessionIT {

    private final DeskStack desk = DeskStack.shared();
    private final OrdersDatabase orders = desk.orders();
    private final String amaras = desk.exchangedToken("amara");
    private final String bens = desk.exchangedToken("ben");

    @Test
    @DisplayName("C111, C112: ben answers amara's open question with a JSON-RPC response: 404, and it stays open")
    void refusesTheAnswerOfAnotherPersonAndTakesTheOwn() throws Exception {
        var order = orders.takePending();
        var before = orders.stand(order);
        var amara = RawMcp.open(desk.ordersUrl(), amaras);
        var call = amara.cancel(order);
        var question = call.question();

        var foreign = amara.asSomebodyElse(bens, "POST", RawMcp.yes(question));

        assertThat(foreign.status()).isEqualTo(404);
        assertThat(orders.stand(order)).isEqualTo(before);

        assertThat(amara.post(RawMcp.yes(question)).status()).isEqualTo(202);
        assertThat(call.outcome()).isEqualTo("CANCELLED");
        assertThat(orders.status(order)).isEqualTo("CANCELLED");
    }

    @Test
    @DisplayName("C112: from a session of his own, ben's answer to her question reaches nothing")
    void takesNoAnswerThroughAnotherSession() throws Exception {
        var order = orders.takePending();
        var before = orders.stand(order);
        var amara = RawMcp.open(desk.ordersUrl(), amaras);
        var ben = RawMcp.open(desk.ordersUrl(), bens);
        var call = amara.cancel(order);
        var question = call.question();

        ben.post(RawMcp.yes(question));
        assertThat(orders.stand(order)).isEqualTo(before);

        amara.post(RawMcp.no(question));
        assertThat(call.outcome()).isEqualTo("DECLINED");
        assertThat(orders.stand(order)).isEqualTo(before);
    }

    @Test
    @DisplayName("C111: a foreign session is, byte for byte, an unknown one")
    void answersAForeignSessionLikeAnUnknownOne() {
        var amara = RawMcp.open(desk.ordersUrl(), amaras);
        var unknown = unknown(bens);

        for (var message :
                List.of(RawMcp.LIST, RawMcp.yes(amara.id() + "-0"), "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}")) {
            assertThat(amara.asSomebodyElse(bens, "POST", message)).isEqualTo(unknown);
        }
        assertThat(unknown.status()).isEqualTo(404);
        assertThat(unknown.body()).doesNotContain(amara.id());
        assertThat(amara.post(RawMcp.LIST).status()).isEqualTo(200);
    }

    @Test
    void letsNobodyElseEndASession() {
        var amara = RawMcp.open(desk.ordersUrl(), amaras);

        assertThat(amara.asSomebodyElse(bens, "DELETE", "").status()).isEqualTo(404);
        assertThat(amara.post(RawMcp.LIST).body()).contains("cancel_order");
        assertThat(amara.asSomebodyElse(amaras, "DELETE", "").status()).isEqualTo(200);
        assertThat(amara.post(RawMcp.LIST)).isEqualTo(unknown(amaras));
    }

    @Test
    @DisplayName("C112: amara through another client is not the one who opened the session either")
    void refusesTheSamePersonThroughAnotherClient() {
        var amara = RawMcp.open(desk.ordersUrl(), amaras);
        var direct = desk.keycloak().tokens().accessToken("amara", "amara-demo", "orders:read", "orders:cancel");

        assertThat(amara.asSomebodyElse(direct, "POST", RawMcp.LIST).status()).isEqualTo(404);
        assertThat(RawMcp.open(desk.ordersUrl(), direct).post(RawMcp.LIST).status())
                .isEqualTo(200);
    }

    @Test
    void aRenewedTokenOfTheSamePersonIsGood() {
        var amara = RawMcp.open(desk.ordersUrl(), amaras);

        assertThat(amara.asSomebodyElse(desk.exchangedToken("amara"), "POST", RawMcp.LIST)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void servesNoGet() {
        var amara = RawMcp.open(desk.ordersUrl(), amaras);

        for (var token : List.of(amaras, bens)) {
            var answer = amara.asSomebodyElse(token, "GET", "");
            assertThat(answer.status()).isEqualTo(405);
            assertThat(answer.code()).isEqualTo("method-not-allowed");
        }
    }

    @Test
    @DisplayName("The auditor may list but not cancel: nothing is asked and nothing happens")
    void refusesAPersonWithoutTheScope() {
        var order = orders.takePending();
        var before = orders.stand(order);
        var kim = RawMcp.open(desk.ordersUrl(), desk.exchangedToken("kim"));

        var answer = kim.post(RawMcp.cancelling(order));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.header("WWW-Authenticate")).contains("insufficient_scope", "orders:cancel");
        assertThat(Refusals.problem(answer)).isEqualTo("insufficient-scope");
        assertThat(orders.stand(order)).isEqualTo(before);
        assertThat(kim.post(RawMcp.LIST).status()).isEqualTo(200);
    }

    private HttpAnswer unknown(String token) {
        return RawMcp.send(desk.ordersUrl(), token, UUID.randomUUID().toString(), "POST", RawMcp.LIST);
    }
}
