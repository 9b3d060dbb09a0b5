-- Orders that somebody of the shop takes down on the phone. Their cart is kept apart from the
-- customer's own one, which stays what it is.
create table phone_order (
  id text primary key,
  customer_id text not null references customer on delete cascade,
  -- No reference: what was done outlives the person's row.
  staff_id text not null,
  cart_id text not null unique,
  -- null: it is still being put together.
  order_id text references customer_order on delete cascade,
  created_at timestamptz not null
);
create index phone_order_customer on phone_order (customer_id);
create index phone_order_order on phone_order (order_id);

-- The links by which an order can be paid without logging in; only their hashes are kept.
create table payment_link (
  hash bytea primary key,
  order_id text not null references customer_order on delete cascade
);
create index payment_link_order on payment_link (order_id);
