package io.supportdesk.agent.conversation.redis;

import io.supportdesk.agent.conversation.Conversation;
import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Conversations;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.keys.Sealer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;

/** A hash per conversation and a sorted set of the owner's, by last use. */
@Component
final class RedisConversations implements Conversations {

    static final Duration LIFE = Duration.ofDays(30);
    private static final long MOST_LISTED = 200;

    private final StringRedisTemplate redis;
    private final Sealer sealer;
    private final Clock clock;

    RedisConversations(StringRedisTemplate redis, Sealer sealer, Clock clock) {
        this.redis = redis;
        this.sealer = sealer;
        this.clock = clock;
    }

    @Override
    public Conversation start(OwnerKey owner) {
        var id = ConversationId.next();
        var now = Instant.ofEpochMilli(clock.millis());
        var millis = Long.toString(now.toEpochMilli());
        redis.opsForHash().putAll(key(owner, id), Map.of("created", millis, "last", millis));
        used(owner, id, now);
        return new Conversation(id, "", now, now);
    }

    @Override
    public Optional<Conversation> find(OwnerKey owner, ConversationId id) {
        var key = key(owner, id);
        Map<String, String> hash = redis.<String, String>opsForHash().entries(key);
        var created = hash.get("created");
        var last = hash.get("last");
        if (created == null || last == null) {
            return Optional.empty();
        }
        var title = hash.get("title");
        return Optional.of(new Conversation(
                id, title == null ? "" : sealer.open(key + "#title", title), instant(created), instant(last)));
    }

    @Override
    public List<Conversation> list(OwnerKey owner) {
        var ids = redis.opsForZSet().reverseRange(owner.redisKey("conversations"), 0, MOST_LISTED - 1);
        return ids == null
                ? List.of()
                : ids.stream()
                        .flatMap(id -> find(owner, new ConversationId(id)).stream())
                        .toList();
    }

    @Override
    public void touch(OwnerKey owner, ConversationId id, String title) {
        var key = key(owner, id);
        if (!Boolean.TRUE.equals(redis.hasKey(key))) {
            return;
        }
        var now = clock.instant();
        redis.opsForHash().put(key, "last", Long.toString(now.toEpochMilli()));
        redis.opsForHash().putIfAbsent(key, "title", sealer.seal(key + "#title", title));
        used(owner, id, now);
    }

    @Override
    public void delete(OwnerKey owner, ConversationId id) {
        redis.opsForZSet().remove(owner.redisKey("conversations"), id.value());
        redis.delete(List.of(key(owner, id), RedisTranscripts.key(owner, id)));
    }

    private void used(OwnerKey owner, ConversationId id, Instant at) {
        redis.expire(key(owner, id), LIFE);
        redis.opsForZSet().add(owner.redisKey("conversations"), id.value(), at.toEpochMilli());
        redis.expire(owner.redisKey("conversations"), LIFE);
    }

    private static Instant instant(String millis) {
        return Instant.ofEpochMilli(Long.parseLong(millis));
    }

    private static String key(OwnerKey owner, ConversationId id) {
        return owner.redisKey("conversation:" + id.value());
    }
}
