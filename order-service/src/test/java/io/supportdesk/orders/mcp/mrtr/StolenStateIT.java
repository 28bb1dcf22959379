package io.supportdesk.orders.mcp.mrtr;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.confirmation.Seals;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawCall;
import io.supportdesk.orders.testing.Servers;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A state is good for nobody and nothing else; every refusal reads the same, and the state stays good for its owner. */
class StolenStateIT extends RoundsTest {

    @Autowired
    Seals seals;

    @Autowired
    CallStates states;

    @Test
    @DisplayName("C109: confirm A, cancel B: a state is not good for other arguments")
    void refusesOtherArguments() throws Exception {
        var shown = order(OrderStatus.PENDING);
        var other = order(OrderStatus.PENDING);
        var state = ask(shown);

        assertRefused(call(other).retry(state, YES));
        assertRefused(call(shown)
                .param("arguments", Map.of("orderId", shown.toString(), "force", true))
                .retry(state, YES));
        assertUntouched(other);
        assertUntouched(shown);

        assertCancels(call(shown).retry(state, YES), shown);
        assertUntouched(other);
    }

    @Test
    @DisplayName("C32: ben answers with the state of amara's question: refused, and it stays good for her")
    void refusesAnotherPerson() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);

        assertRefused(call(id).as(token(People.BEN)).retry(state, YES));
        assertUntouched(id);

        assertCancels(call(id).retry(state, YES), id);
    }

    @Test
    void refusesTheSamePersonThroughAnotherClientButNotWithAnotherToken() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);
        var otherClient = Servers.ISSUER.token(People.AMARA, claims -> claims.claim("azp", "some-other-client"));

        assertRefused(call(id).as(otherClient).retry(state, YES));
        assertUntouched(id);

        var renewed = Servers.ISSUER.token(People.AMARA, claims -> claims.jwtID("renewed"));
        assertCancels(call(id).as(renewed).retry(state, YES), id);
    }

    @Test
    void refusesAnotherToolAndAnotherMethod() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);
        var args = Map.<String, Object>of("orderId", id.toString());

        assertRefused(
                RawCall.tool(url(), token(People.AMARA), "get_order", args).retry(state, YES));
        assertRefused(RawCall.of(url(), token(People.AMARA), "resources/read")
                .header("Mcp-Name", "policy://returns")
                .param("uri", "policy://returns")
                .param("requestState", state));
        assertUntouched(id);

        assertCancels(call(id).retry(state, YES), id);
    }

    @Test
    void refusesAStateThatWasChanged() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);

        for (var broken : List.of(
                state + "A",
                state.substring(0, state.length() - 1),
                state.replace("v1.new.", "v1.old."),
                state.replace("v1.new.", "v1.unknown."),
                flipped(state, 20),
                flipped(state, state.length() - 1),
                "v1.new.AAAA",
                "x".repeat(5000),
                "")) {
            assertRefused(call(id).retry(broken, YES));
        }
        assertUntouched(id);

        assertCancels(call(id).retry(state, YES), id);
    }

    @Test
    void refusesAStateThatIsTooOldAndTakesAFreshOne() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = ask(id);

        assertRefused(call(id).retry(
                        resealed(state, it -> expiring(it, Instant.now().minusMillis(1))), YES));
        assertUntouched(id);

        assertCancels(
                call(id).retry(resealed(state, it -> expiring(it, Instant.now().plusSeconds(5))), YES), id);
    }

    @Test
    @DisplayName("C73: a yes in a state whose time the client could stretch is still late for the database")
    void looksAtTheRowsOwnTime() throws Exception {
        var id = order(OrderStatus.PENDING);
        var state = resealed(
                ask(id),
                it -> new CallState(
                        it.operation(),
                        it.arguments(),
                        it.version(),
                        it.message(),
                        it.deadline().plusSeconds(3600),
                        it.seconds(),
                        it.expires(),
                        it.round()));
        jdbc.sql("UPDATE operation_ask SET expires_at = clock_timestamp() WHERE order_id = ?")
                .param(id.number())
                .update();

        var answer = call(id).retry(state, YES).json().at("/result/structuredContent");

        assertThat(answer.at("/outcome").asString()).isEqualTo("EXPIRED");
        assertUntouched(id);
    }

    /** What only the holder of the key can do. */
    private String resealed(String sealed, UnaryOperator<CallState> change) {
        var claims = new Caller(Servers.ISSUER.issuer(), People.AMARA, "support-agent", "Amara", Set.of());
        var purpose = new Seals.Purpose(claims, "tools/call", "cancel_order");
        var state = JSON.readValue(seals.open(purpose, sealed).orElseThrow(), CallState.class);
        return seals.seal(purpose, states.write(change.apply(state)));
    }

    private static CallState expiring(CallState it, Instant expires) {
        return new CallState(
                it.operation(),
                it.arguments(),
                it.version(),
                it.message(),
                it.deadline(),
                it.seconds(),
                expires,
                it.round());
    }

    private static String flipped(String text, int at) {
        return text.substring(0, at) + (text.charAt(at) == 'A' ? 'B' : 'A') + text.substring(at + 1);
    }
}
