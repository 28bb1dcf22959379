package io.supportdesk.agent.conversation.redis;

import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Transcripts;
import io.supportdesk.agent.conversation.TurnId;
import io.supportdesk.agent.conversation.TurnLost;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.keys.Sealer;
import java.util.ArrayList;
import java.util.List;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** A list of sealed entries per conversation, on a plain Redis, written only by the turn that holds the lock. */
@Component
final class RedisTranscripts implements Transcripts {

    private static final RedisScript<Long> APPEND = RedisScript.of("""
            if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
            for i = 3, #ARGV do redis.call('RPUSH', KEYS[1], ARGV[i]) end
            redis.call('PEXPIRE', KEYS[1], ARGV[2])
            return 1
            """, Long.class);

    private final StringRedisTemplate redis;
    private final Sealer sealer;
    private final JsonMapper json;

    RedisTranscripts(StringRedisTemplate redis, Sealer sealer, JsonMapper json) {
        this.redis = redis;
        this.sealer = sealer;
        this.json = json;
    }

    @Override
    public List<Entry> read(OwnerKey owner, ConversationId conversation) {
        var key = key(owner, conversation);
        var sealed = redis.opsForList().range(key, 0, -1);
        return sealed == null
                ? List.of()
                : sealed.stream()
                        .map(entry -> json.readValue(sealer.open(key, entry), Entry.class))
                        .toList();
    }

    @Override
    public void append(OwnerKey owner, ConversationId conversation, TurnId turn, List<Entry> entries) {
        var key = key(owner, conversation);
        var arguments = new ArrayList<String>();
        arguments.add(turn.value());
        arguments.add(Long.toString(RedisConversations.LIFE.toMillis()));
        entries.forEach(entry ->
                arguments.add(sealer.seal(key, json.writerFor(Entry.class).writeValueAsString(entry))));
        var keys = List.of(key, RedisTurnLocks.key(owner, conversation));
        if (redis.execute(APPEND, keys, arguments.toArray()) != 1) {
            throw new TurnLost();
        }
    }

    static String key(OwnerKey owner, ConversationId conversation) {
        return owner.redisKey("transcript:" + conversation.value());
    }
}
