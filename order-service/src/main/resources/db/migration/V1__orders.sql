CREATE TABLE customers (
  id     bigint PRIMARY KEY,
  name   text NOT NULL,
  email  text NOT NULL UNIQUE,
  city   text NOT NULL
);
CREATE INDEX customers_name ON customers (lower(name));

CREATE TABLE orders (
  id           bigint PRIMARY KEY,
  customer_id  bigint NOT NULL REFERENCES customers,
  status       text NOT NULL CHECK (status IN ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
  total        numeric(12, 2) NOT NULL CHECK (total >= 0),
  placed_at    timestamptz NOT NULL,
  street       text NOT NULL,
  postal_code  text NOT NULL,
  city         text NOT NULL,
  country      text NOT NULL,
  version      bigint NOT NULL DEFAULT 1
);
-- Lists are newest first; the first index also serves the counts as an index-only scan.
CREATE INDEX orders_by_status ON orders (status, placed_at DESC, id DESC);
CREATE INDEX orders_by_customer ON orders (customer_id, placed_at DESC, id DESC);

CREATE TABLE order_lines (
  order_id    bigint NOT NULL REFERENCES orders,
  position    int NOT NULL,
  product     text NOT NULL,
  quantity    int NOT NULL CHECK (quantity > 0),
  unit_price  numeric(12, 2) NOT NULL CHECK (unit_price >= 0),
  PRIMARY KEY (order_id, position)
);

CREATE TABLE shipments (
  order_id            bigint PRIMARY KEY REFERENCES orders,
  carrier             text NOT NULL,
  tracking_number     text NOT NULL UNIQUE,
  shipped_at          timestamptz NOT NULL,
  estimated_delivery  date NOT NULL
);

CREATE TABLE order_history (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id         bigint NOT NULL REFERENCES orders,
  order_version    bigint NOT NULL,
  at               timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_iss        text NOT NULL,
  actor_sub        text NOT NULL,
  actor_name       text NOT NULL,
  action           text NOT NULL,
  detail           text NOT NULL,
  confirmation_id  text
);
CREATE INDEX order_history_by_order ON order_history (order_id, id);

-- What happened stays as it was written.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_history is append-only';
END $$;
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
