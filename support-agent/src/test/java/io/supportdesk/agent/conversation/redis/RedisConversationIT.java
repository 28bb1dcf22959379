package io.supportdesk.agent.conversation.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.TestTurns;
import io.supportdesk.agent.conversation.TurnLost;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.TestPeople;
import io.supportdesk.agent.keys.RandomId;
import io.supportdesk.agent.keys.TestKeys;
import io.supportdesk.agent.testing.TestRedis;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.core.StringRedisTemplate;
import tools.jackson.databind.json.JsonMapper;

class RedisConversationIT {

    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private final StringRedisTemplate redis = TestRedis.template();
    private final JsonMapper json = new JsonMapper();
    private final RedisConversations conversations =
            new RedisConversations(redis, TestKeys.sealer(), Clock.systemUTC());
    private final RedisTranscripts transcripts = new RedisTranscripts(redis, TestKeys.sealer(), json);
    private final RedisTurnLocks locks = new RedisTurnLocks(redis);
    private final RedisConversationEvents events =
            new RedisConversationEvents(redis, TestKeys.sealer(), json, TestRedis.messages());
    private final OwnerKey amara = TestPeople.person("amara-" + RandomId.next()).owner();
    private final OwnerKey ben = TestPeople.person("ben-" + RandomId.next()).owner();

    @Test
    void aConversationBelongsToWhoStartedIt() {
        var started = conversations.start(amara);
        assertThat(conversations.find(amara, started.id())).contains(started);
        assertThat(conversations.find(ben, started.id())).isEmpty();
        assertThat(conversations.list(ben)).isEmpty();
        conversations.delete(ben, started.id());
        assertThat(conversations.list(amara)).containsExactly(started);
    }

    @Test
    void theFirstMessageGivesTheTitle() {
        var id = conversations.start(amara).id();
        conversations.touch(amara, id, "cancel ORD-10002");
        conversations.touch(amara, id, "another");
        assertThat(conversations.find(amara, id).orElseThrow().title()).isEqualTo("cancel ORD-10002");
        assertThat(redis.opsForHash()
                        .entries(amara.redisKey("conversation:" + id.value()))
                        .toString())
                .doesNotContain("cancel");
    }

    @Test
    void aDeletedOneIsGoneWithItsTranscript() {
        var id = conversations.start(amara).id();
        append(id, new Entry.Said("hello", AT));
        conversations.delete(amara, id);
        assertThat(conversations.find(amara, id)).isEmpty();
        assertThat(transcripts.read(amara, id)).isEmpty();
    }

    @Test
    @DisplayName("history survives a restart, whole and in order")
    void aTranscriptIsReadAsItWasWritten() {
        var id = conversations.start(amara).id();
        var entries = List.<Entry>of(
                new Entry.Said("cancel it", AT),
                new Entry.Answered("", List.of(new Entry.Call("c1", "cancel_order", "{}")), AT),
                new Entry.Returned("c1", "cancel_order", "done", AT),
                new Entry.Answered("It is cancelled.", List.of(), AT));
        append(id, entries.toArray(Entry[]::new));
        assertThat(new RedisTranscripts(redis, TestKeys.sealer(), json).read(amara, id))
                .isEqualTo(entries);
        assertThat(transcripts.read(ben, id)).isEmpty();
    }

    @Test
    void aTurnThatLostItsLockCannotWrite() {
        var id = conversations.start(amara).id();
        var first = TestTurns.next();
        var second = TestTurns.next();
        assertThat(locks.begin(amara, id, first)).isTrue();
        assertThat(locks.begin(amara, id, second)).isFalse();
        locks.end(amara, id, second);
        assertThat(locks.current(amara, id)).contains(first);
        locks.end(amara, id, first);
        assertThat(locks.begin(amara, id, second)).isTrue();
        assertThat(locks.renew(amara, id, first)).isFalse();
        var late = List.<Entry>of(new Entry.Said("late", AT));
        assertThatThrownBy(() -> transcripts.append(amara, id, first, late)).isInstanceOf(TurnLost.class);
        assertThat(transcripts.read(amara, id)).isEmpty();
    }

    @Test
    void eventsAreReadAfterAPositionByTheirOwnerOnly() {
        var from = events.latest(amara);
        events.append(amara, new ConversationEvent.Delta("c", "t", "one"));
        events.append(amara, new ConversationEvent.Reply("c", "t", "two"));
        var read = events.after(amara, from);
        assertThat(read).extracting(event -> event.type()).containsExactly("delta", "reply");
        assertThat(read.getFirst().data()).contains("\"text\":\"one\"").doesNotContain("type");
        assertThat(events.after(amara, read.getFirst().id())).hasSize(1);
        assertThat(events.after(ben, "0-0")).isEmpty();
    }

    @Test
    void aHintReachesTheOwnersStreamsOnly() {
        var hints = new AtomicInteger();
        var others = new AtomicInteger();
        var subscription = events.subscribe(amara, hints::incrementAndGet);
        events.subscribe(ben, others::incrementAndGet);
        events.append(amara, new ConversationEvent.Delta("c", "t", "x"));
        await().until(() -> hints.get() == 1);
        subscription.close();
        events.append(amara, new ConversationEvent.Delta("c", "t", "y"));
        events.append(ben, new ConversationEvent.Delta("c", "t", "z"));
        await().until(() -> others.get() == 1);
        assertThat(hints).hasValue(1);
    }

    private void append(ConversationId id, Entry... entries) {
        var turn = TestTurns.next();
        locks.begin(amara, id, turn);
        transcripts.append(amara, id, turn, List.of(entries));
        locks.end(amara, id, turn);
    }
}
