-- Opens a confirmation. All keys share the owner's hash tag.
-- KEYS: record, pending, epoch, events
-- ARGV: id, ttl ms, most pending, sealed question, holder, lease ms, event, owner, conversation, sealed continuation
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
if redis.call('EXISTS', KEYS[1]) == 1 or redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[3]) then
  return {'TOO_MANY'}
end
local expires = now + tonumber(ARGV[2])
redis.call('HSET', KEYS[1], 'state', 'PENDING', 'created', now, 'expires', expires, 'body', ARGV[4],
  'holder', ARGV[5], 'lease', now + tonumber(ARGV[6]), 'epoch', redis.call('GET', KEYS[3]) or '0', 'conv', ARGV[9],
  'continuation', ARGV[10])
redis.call('PEXPIREAT', KEYS[1], expires + 600000)
redis.call('ZADD', KEYS[2], expires, ARGV[1])
redis.call('PEXPIREAT', KEYS[2], expires + 600000)
redis.call('XADD', KEYS[4], 'MAXLEN', '~', '2000', '*', 'type', 'confirmation', 'conv', ARGV[9], 'data', ARGV[7])
redis.call('PEXPIRE', KEYS[4], 86400000)
redis.call('PUBLISH', 'sa:1:events', ARGV[8])
return {'OK', tostring(now), tostring(expires)}
