-- Coupons, and what was used of them. The rules of a coupon stay in jsonb: the shop's own code reads them.

create table coupon (
  id text primary key,
  -- The code as it is compared: capitals, Greek letters that look Latin as Latin ones.
  code_key text not null unique,
  -- Uses per customer are counted over a campaign, such as all sign-up gifts.
  campaign text not null,
  -- Whose alone it is.
  customer_id text references customer on delete cascade,
  data jsonb not null,
  created_at timestamptz not null
);
create index coupon_customer on coupon (customer_id) where customer_id is not null;

-- One coupon an order. Held while the order waits to be paid, used when it is, gone when it comes back.
create table coupon_use (
  order_id text primary key references customer_order on delete cascade,
  coupon_id text references coupon on delete set null,
  campaign text not null,
  held_at timestamptz not null,
  used_at timestamptz
);
create index coupon_use_coupon on coupon_use (coupon_id);

alter table customer_order
  -- Id, code and name of the coupon that the discount came from.
  add column coupon jsonb,
  -- SHA-256 of the payer's mailbox: who orders again under another spelling is known, who it is is not told.
  add column payer_key bytea;
create index customer_order_payer on customer_order (payer_key) where payer_key is not null;
create index customer_order_phone on customer_order ((address ->> 'phone'))
  where address ->> 'phone' <> '';

-- A plan includes some breakfasts: a build may have two lines in a delivery, at two prices.
alter table order_item drop constraint order_item_pkey;
alter table order_item add primary key (delivery_id, position);
