package io.supportdesk.orders.mcp.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.order.OrderStatus;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.RawSession;
import io.supportdesk.orders.testing.Servers;
import io.supportdesk.orders.testing.ServiceTest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.data.redis.core.StringRedisTemplate;

/** A session id is no credential. */
@ExtendWith(OutputCaptureExtension.class)
class SessionBindingIT extends ServiceTest {

    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":\"l\",\"method\":\"tools/list\"}";

    @Autowired
    StringRedisTemplate redis;

    @Test
    @DisplayName(
            "C32, C112: ben posts the answer to the question that amara was asked: 404, and the question stays open")
    void refusesAnAnswerFromAnotherPersonAndTakesTheOwn() throws Exception {
        var id = order(OrderStatus.PENDING);
        var amara = RawSession.open(url(), token(People.AMARA));
        var call = amara.call("cancel_order", id.toString());
        var question = call.next();
        var requestId = question.get("id").asString();
        assertThat(question.get("method").asString()).isEqualTo("elicitation/create");
        assertThat(requestId).startsWith(amara.id + "-");

        var foreign = amara.asSomebodyElse(token(People.BEN), "POST", yes(requestId));

        assertThat(foreign.statusCode()).isEqualTo(404);
        assertThat(statusOf(id)).isEqualTo("PENDING");
        assertThat(rows("cancellations", id)).isZero();

        var own = amara.post(yes(requestId));

        assertThat(own.statusCode()).isEqualTo(202);
        assertThat(call.result().at("/result/structuredContent/outcome").asString())
                .isEqualTo("CANCELLED");
        assertThat(statusOf(id)).isEqualTo("CANCELLED");
    }

    @Test
    @DisplayName("C111: foreign, unknown and unbound sessions look alike")
    void answersForeignUnknownAndUnboundSessionsIdentically() throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));
        var unbound = RawSession.open(url(), token(People.BEN));
        var keys = redis.keys("os:1:mcp-session:*");
        var foreign = amara.asSomebodyElse(token(People.BEN), "POST", LIST);
        var unknown = amara.send(token(People.BEN), UUID.randomUUID().toString(), "POST", LIST);
        var malformed = amara.send(token(People.BEN), "'; x", "POST", LIST);
        redis.delete(keys);
        var forgotten = unbound.post(LIST);

        assertThat(List.of(foreign, unknown, malformed, forgotten)).allSatisfy(answer -> {
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(seen(answer)).isEqualTo(seen(unknown));
            assertThat(answer.body()).isEqualTo(unknown.body()).contains("Session not found");
        });
    }

    @Test
    void letsTheOwnerIn() throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));

        var answer = amara.post(LIST);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("cancel_order");
    }

    @Test
    void letsTheOwnerInWithARenewedToken() throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));

        assertThat(amara.asSomebodyElse(
                                Servers.ISSUER.token(People.AMARA, claims -> claims.jwtID("renewed")), "POST", LIST)
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void refusesTheSamePersonThroughAnotherClient() throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));
        var otherClient = Servers.ISSUER.token(People.AMARA, claims -> claims.claim("azp", "some-other-client"));

        assertThat(amara.asSomebodyElse(otherClient, "POST", LIST).statusCode()).isEqualTo(404);
    }

    @Test
    void letsNobodyElseEndASession() throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));

        assertThat(amara.asSomebodyElse(token(People.BEN), "DELETE", "").statusCode())
                .isEqualTo(404);
        assertThat(amara.post(LIST).statusCode()).isEqualTo(200);
        assertThat(amara.asSomebodyElse(token(People.AMARA), "DELETE", "").statusCode())
                .isEqualTo(200);
        assertThat(amara.post(LIST).statusCode()).isEqualTo(404);
    }

    @Test
    void servesNoGet() throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));

        for (var token : List.of(token(People.AMARA), token(People.BEN))) {
            var answer = amara.asSomebodyElse(token, "GET", "");
            assertThat(answer.statusCode()).isEqualTo(405);
            assertThat(answer.headers().firstValue("Allow")).contains("POST, DELETE");
        }
    }

    @Test
    void storesNeitherSessionIdsNorSubjectsInRedis() throws Exception {
        var before = redis.keys("os:1:mcp-session:*");
        var amara = RawSession.open(url(), token(People.AMARA));
        var added = redis.keys("os:1:mcp-session:*");
        added.removeAll(before);

        assertThat(added).singleElement().satisfies(key -> {
            assertThat(key).doesNotContain(amara.id);
            assertThat(redis.opsForValue().get(key)).doesNotContain(People.AMARA);
            assertThat(redis.getExpire(key)).isBetween(1700L, 1800L);
        });
    }

    @Test
    void keepsSessionIdsOutOfTheLog(CapturedOutput log) throws Exception {
        var amara = RawSession.open(url(), token(People.AMARA));
        amara.post(LIST);
        amara.asSomebodyElse(token(People.BEN), "POST", LIST);
        amara.asSomebodyElse(token(People.AMARA), "DELETE", "");

        assertThat(log.getAll()).contains("A session was refused").doesNotContain(amara.id);
    }

    private static Map<String, List<String>> seen(HttpResponse<String> answer) {
        var headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        return headers;
    }

    private static String yes(String requestId) {
        return """
                {"jsonrpc":"2.0","id":"%s","result":{"action":"accept","content":{"confirmed":true}}}""".formatted(requestId);
    }
}
