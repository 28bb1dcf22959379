-- One step of a confirmation: answer, take, withdraw or look; claim, renew or finish for one that waits for nobody. All keys share the owner's hash tag.
-- KEYS: record, pending, epoch, events
-- ARGV: step, id, owner, decided state, decision digest, sealed decision, holder, lease ms, grace ms, wake channel prefix
local h = redis.call('HMGET', KEYS[1], 'state', 'expires', 'epoch', 'lease', 'holder', 'digest', 'answer', 'conv', 'created', 'body',
  'continuation', 'claimant', 'claimed', 'done')
local durable = h[11] and h[11] ~= ''
local step, id, owner = ARGV[1], ARGV[2], ARGV[3]
if not h[1] then return {'MISSING'} end
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)

local function close(state)
  redis.call('HSET', KEYS[1], 'state', state)
  redis.call('ZREM', KEYS[2], id)
  local data = '{"conversationId":"' .. h[8] .. '","id":"' .. id .. '","state":"' .. state .. '"}'
  redis.call('XADD', KEYS[4], 'MAXLEN', '~', '2000', '*', 'type', 'confirmation-closed', 'conv', h[8], 'data', data)
  redis.call('PEXPIRE', KEYS[4], 86400000)
  redis.call('PUBLISH', 'sa:1:events', owner)
  if not durable then redis.call('PUBLISH', ARGV[10] .. h[5], id) end
  h[1] = state
end

-- An accept that was not taken yet is still subject to the epoch and, where somebody waits, to the deadline. Where nobody
-- waits, the server that asked has the last word on whether it came in time.
if h[1] == 'PENDING' or h[1] == 'ACCEPTED' then
  if (redis.call('GET', KEYS[3]) or '0') ~= h[3] then
    close('REVOKED')
  elseif h[1] == 'PENDING' and now >= tonumber(h[2]) then
    close('EXPIRED')
  elseif h[1] == 'ACCEPTED' and not durable and now >= tonumber(h[2]) + tonumber(ARGV[9]) then
    close('EXPIRED')
  elseif h[1] == 'PENDING' and now >= tonumber(h[4]) then
    close('ORPHANED')
  end
end

if step == 'answer' then
  if h[1] == 'PENDING' then
    redis.call('HSET', KEYS[1], 'digest', ARGV[5], 'answer', ARGV[6])
    close(ARGV[4])
    return {'RECORDED', h[1]}
  end
  if h[6] and h[6] == ARGV[5] then return {'SAME', h[1]} end
  return {'CLOSED', h[1]}
end

if step == 'take' then
  if h[5] ~= ARGV[7] then return {'MISSING'} end
  if h[1] == 'PENDING' then
    redis.call('HSET', KEYS[1], 'lease', now + tonumber(ARGV[8]))
    return {'PENDING'}
  end
  if h[1] == 'ACCEPTED' then
    redis.call('HSET', KEYS[1], 'state', 'CONSUMED')
    return {'DECIDED', 'ACCEPTED', h[7]}
  end
  if h[1] == 'DECLINED' or h[1] == 'DISMISSED' then return {'DECIDED', h[1], h[7]} end
  return {'CLOSED', h[1]}
end

if step == 'claim' then
  if not durable or h[14] then return {'MISSING'} end
  if h[1] == 'PENDING' then return {'PENDING', h[2]} end
  if h[12] and h[12] ~= ARGV[7] and now < tonumber(h[13]) then return {'HELD', h[13]} end
  redis.call('HSET', KEYS[1], 'claimant', ARGV[7], 'claimed', now + tonumber(ARGV[8]))
  if h[1] == 'ACCEPTED' then redis.call('HSET', KEYS[1], 'state', 'CONSUMED') end
  return {'CLAIMED', h[1], h[7] or '', h[11], tostring(h[2] - h[9])}
end

if step == 'renew' or step == 'finish' then
  if h[12] ~= ARGV[7] or h[14] then return {'MISSING'} end
  if step == 'renew' then redis.call('HSET', KEYS[1], 'claimed', now + tonumber(ARGV[8])) end
  if step == 'finish' then redis.call('HSET', KEYS[1], 'done', '1') end
  return {'OK'}
end

if step == 'withdraw' and h[1] == 'PENDING' then close('WITHDRAWN') end
return {'FOUND', h[1], h[9], h[2], h[10]}
