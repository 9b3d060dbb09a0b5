-- What a role of the shop's people may give back of one order alone, in cents; a role without a row has
-- the program's own limit.
create table refund_limit (
  role text primary key,
  alone_cents integer not null check (alone_cents >= 0)
);

-- An amount above somebody's limit waits here until a second person decides.
create table refund_request (
  id text primary key,
  order_id text not null references customer_order on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  why text not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  -- The mark of the order as whoever asked saw it.
  seen text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_by text,
  decided_at timestamptz
);
create unique index refund_request_waiting on refund_request (order_id) where state = 'waiting';
create index refund_request_order on refund_request (order_id);
