-- What the sentence about an outcome needs, so that a client that asks again hears the same one.
ALTER TABLE operation_ask ADD COLUMN details text[] NOT NULL DEFAULT '{}';

-- The open questions of one person.
CREATE INDEX operation_ask_waiting ON operation_ask (iss, sub, expires_at) WHERE used_at IS NULL;
