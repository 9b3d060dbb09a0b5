-- Orders, what they deliver, and the attempts to pay them. Amounts are whole cents, VAT included.

create table customer_order (
  id text primary key,
  number bigint generated always as identity (start with 1001) unique,
  -- One order per cart. No reference: the cart goes when its order is paid. An order that ended
  -- unpaid lets go of its cart, which may then be placed anew.
  cart_id text unique,
  cart_version integer not null,
  -- Null once the person asked to be forgotten; the order stays for the books.
  customer_id text references customer on delete set null,
  status text not null default 'not-paid'
    check (status in ('not-paid', 'opened', 'delivered', 'canceled', 'not-accepted')),
  type smallint not null check (type between 0 and 4),
  lang text not null check (lang in ('el', 'en')),
  plan jsonb not null,
  spot_id text not null,
  spot jsonb not null,
  address jsonb not null,
  time_period_id text not null,
  time_period_code text not null,
  time_from time not null,
  time_to time not null,
  payment_type text not null,
  payment_type_name jsonb not null,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null check (discount between 0 and subtotal),
  shipping integer not null check (shipping >= 0),
  grandtotal integer not null,
  vat integer not null,
  invoice jsonb,
  notes text not null default '',
  placed_at timestamptz not null,
  paid_at timestamptz,
  updated_at timestamptz not null,
  check (grandtotal = subtotal - discount + shipping),
  check (vat between 0 and grandtotal),
  check (status not in ('opened', 'delivered') or paid_at is not null)
);
create index customer_order_customer on customer_order (customer_id, number desc);
create index customer_order_unpaid on customer_order (placed_at) where status = 'not-paid';
create index customer_order_paid on customer_order (paid_at) where paid_at is not null;

create table order_delivery (
  id text primary key,
  order_id text not null references customer_order on delete cascade,
  position smallint not null,
  date date not null,
  unique (order_id, position)
);
create index order_delivery_date on order_delivery (date);

create table order_item (
  delivery_id text not null references order_delivery on delete cascade,
  position smallint not null,
  build_id text not null,
  meal_id text not null,
  slug text not null,
  name jsonb not null,
  portion text not null,
  type text not null check (type in ('main-meal', 'snack', 'extras')),
  unit_price integer not null check (unit_price >= 0),
  amount integer not null check (amount > 0),
  vat_rate numeric(4, 2) not null check (vat_rate >= 0),
  primary key (delivery_id, build_id)
);
create index order_item_meal on order_item (meal_id);

create table payment_attempt (
  id uuid primary key,
  order_id text not null references customer_order on delete cascade,
  provider text not null,
  provider_ref text,
  method text not null,
  -- Frozen when the attempt is made, compared when it is settled.
  amount_cents integer not null check (amount_cents > 0),
  -- What the provider says was charged; another amount never opens an order.
  charged_cents integer,
  status text not null default 'created'
    check (status in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired')),
  redirect_url text,
  transaction_id text,
  reason text,
  refund_due boolean not null default false,
  created_at timestamptz not null,
  settled_at timestamptz,
  expires_at timestamptz not null,
  unique (provider, provider_ref),
  unique (provider, transaction_id),
  check (status <> 'pending' or (provider_ref is not null and redirect_url is not null))
);
-- Nobody can pay twice by pressing twice: an order has at most one attempt under way.
create unique index payment_attempt_open on payment_attempt (order_id)
  where status in ('created', 'pending');
create index payment_attempt_order on payment_attempt (order_id, created_at desc);
create index payment_attempt_waiting on payment_attempt (expires_at)
  where status in ('created', 'pending');
create index payment_attempt_refund on payment_attempt (settled_at) where refund_due;
