-- One row per question that was asked; it can be used once, and only by whom, for what and as long as it was asked.
CREATE TABLE operation_ask (
  op_id            text PRIMARY KEY,
  iss              text NOT NULL,
  sub              text NOT NULL,
  azp              text NOT NULL,
  tool             text NOT NULL,
  args_digest      bytea NOT NULL,
  order_id         bigint NOT NULL REFERENCES orders,
  order_version    bigint NOT NULL,
  order_status     text NOT NULL,
  order_total      numeric(12, 2) NOT NULL,
  asked_at         timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  used_at          timestamptz,
  outcome          text,
  confirmation_id  text
);
CREATE INDEX operation_ask_by_order ON operation_ask (order_id, asked_at);

CREATE TABLE cancellations (
  order_id           bigint PRIMARY KEY REFERENCES orders,
  cancelled_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
  confirmed_by_iss   text NOT NULL,
  confirmed_by_sub   text NOT NULL,
  confirmed_by_name  text NOT NULL,
  note               text,
  confirmation_id    text,
  operation_id       text UNIQUE
);

CREATE TABLE refunds (
  order_id    bigint PRIMARY KEY REFERENCES cancellations,
  amount      numeric(12, 2) NOT NULL CHECK (amount >= 0),
  state       text NOT NULL CHECK (state IN ('STARTED', 'PAID')),
  started_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
