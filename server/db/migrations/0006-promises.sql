-- What an order promises and owes: the kitchen's room for it, changes after it was paid, money that
-- goes back, mails and fiscal documents. What has to be done outside is a row first, written in the
-- transaction that causes it; a job does it afterwards.

-- The kitchen's limits are part of the catalogue.
create table kitchen_limit (
  only_one boolean primary key default true check (only_one),
  -- Deliveries in one window of one day, and portions of one meal on one day.
  deliveries_per_window integer not null check (deliveries_per_window >= 0),
  portions_per_meal integer not null check (portions_per_meal >= 0)
);
insert into kitchen_limit (deliveries_per_window, portions_per_meal) values (120, 80);
create trigger changed after insert or update or delete or truncate on kitchen_limit
  for each statement execute function catalogue_changed();

-- What is taken of them, counted as orders are placed, changed and given up. A row appears with the
-- first order of its day, or where the kitchen wants another limit for that day.
create table kitchen_load (
  date date not null,
  -- window: `what` is a time period's id; meal: a meal's.
  kind text not null check (kind in ('window', 'meal')),
  what text not null,
  most integer not null check (most >= 0),
  taken integer not null default 0 check (taken >= 0),
  primary key (date, kind, what),
  -- The last portion is sold once, whatever the code does.
  check (taken <= most)
) with (fillfactor = 70);

-- A delivery lives a life of its own once its order is paid: it may move, be paused or cancelled.
alter table order_delivery
  add column status text not null default 'planned'
    check (status in ('planned', 'paused', 'canceled', 'delivered')),
  -- How many days it covers, its own counted.
  add column days smallint not null default 1 check (days > 0),
  add column time_period_id text,
  add column time_period_code text,
  add column time_from time,
  add column time_to time,
  -- Null: the order's.
  add column address jsonb;
update order_delivery d set time_period_id = o.time_period_id, time_period_code = o.time_period_code,
    time_from = o.time_from, time_to = o.time_to
  from customer_order o where o.id = d.order_id;
alter table order_delivery
  alter column time_period_id set not null,
  alter column time_period_code set not null,
  alter column time_from set not null,
  alter column time_to set not null;
create index order_delivery_planned on order_delivery (date) where status = 'planned';

-- What earlier orders take of the days to come.
insert into kitchen_load (date, kind, what, most, taken)
  select date, kind, what, greatest(amount, usual), amount from (
    select d.date, 'window' as kind, d.time_period_id as what, count(*) as amount
      from order_delivery d join customer_order o on o.id = d.order_id
      where d.date >= current_date and o.status in ('not-paid', 'opened') group by 1, 3
    union all
    select d.date, 'meal', i.meal_id, sum(i.amount)
      from order_delivery d join customer_order o on o.id = d.order_id
        join order_item i on i.delivery_id = d.id
      where d.date >= current_date and o.status in ('not-paid', 'opened') group by 1, 3
  ) taken cross join lateral (
    select case kind when 'window' then deliveries_per_window else portions_per_meal end as usual
    from kitchen_limit
  ) each;

alter table customer_order
  -- Why it ended before it was delivered.
  add column end_reason text check (end_reason in ('customer', 'expired', 'kitchen', 'shop')),
  -- The sums as they were placed; what stands now is in the columns that they were copied from.
  add column placed_subtotal integer,
  add column placed_discount integer;
update customer_order set placed_subtotal = subtotal, placed_discount = discount;

-- A change of a paid order. One that costs more waits for its payment.
create table order_change (
  id text primary key,
  order_id text not null references customer_order on delete cascade,
  kind text not null check (kind in ('cancel', 'cancel-delivery', 'meals', 'move', 'pause', 'resume', 'undo')),
  status text not null check (status in ('waiting', 'applied', 'undone', 'dropped')),
  -- The touched deliveries as they were and as they become, with the order's sums.
  before jsonb not null,
  after jsonb not null,
  -- Cents that the order costs more with it; less than zero: cents that go back.
  effect integer not null,
  -- For an undo: what it undoes.
  undoes text references order_change,
  created_at timestamptz not null,
  applied_at timestamptz
);
create index order_change_order on order_change (order_id, created_at);

alter table payment_attempt
  -- What it pays for, where it is not the order itself.
  add column change_id text references order_change,
  -- What the provider gave us to check its word with; never leaves the server.
  add column secret text,
  -- When the provider is asked again, and how often it was.
  add column next_check_at timestamptz,
  add column checks integer not null default 0;
create index payment_attempt_check on payment_attempt (next_check_at)
  where status in ('created', 'pending');

-- What a provider told us by itself. Only a hint: the provider is asked before anything happens.
create table payment_event (
  provider text not null,
  event_id text not null,
  kind text not null,
  provider_ref text,
  transaction_id text,
  received_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  processed_at timestamptz,
  -- What came of it: settled, nothing-new, unknown.
  outcome text check (outcome in ('settled', 'nothing-new', 'unknown')),
  primary key (provider, event_id),
  check ((processed_at is null) = (outcome is null))
);
create index payment_event_waiting on payment_event (next_try_at) where processed_at is null;

-- Our own ledger of money that goes back: one row each time and attempt.
create table refund (
  id uuid primary key,
  order_id text not null references customer_order on delete cascade,
  attempt_id uuid not null references payment_attempt on delete cascade,
  change_id text references order_change,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null
    check (reason in ('late', 'double', 'wrong-amount', 'canceled', 'not-accepted', 'changed')),
  -- withdrawn: the change that caused it was undone before the money left.
  -- by-hand: the provider has no call for it, the shop's people do it at the bank.
  status text not null default 'due'
    check (status in ('due', 'sending', 'done', 'by-hand', 'withdrawn')),
  due_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  provider_ref text,
  error text,
  created_at timestamptz not null,
  done_at timestamptz,
  check (status <> 'done' or done_at is not null)
);
create index refund_order on refund (order_id);
create index refund_attempt on refund (attempt_id);
create index refund_waiting on refund (next_try_at) where status in ('due', 'sending');

-- Every mail once for each cause: `key` names the cause.
create table mail (
  id uuid primary key,
  key text not null unique,
  code text not null,
  -- Whose order it tells of; who and in which language is read when it is sent.
  order_id text references customer_order on delete cascade,
  customer_id text references customer on delete cascade,
  data jsonb not null default '{}',
  -- unsure: the process died between sending and marking.
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'unsure', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check (order_id is not null or customer_id is not null)
);
create index mail_waiting on mail (next_try_at) where status in ('queued', 'sending');
create index mail_order on mail (order_id);

-- What the tax office is told: one document for each payment, one for each refund.
create table fiscal_document (
  id uuid primary key,
  number bigint generated always as identity (start with 1),
  order_id text not null references customer_order on delete cascade,
  attempt_id uuid unique references payment_attempt on delete cascade,
  refund_id uuid unique references refund on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'due' check (status in ('due', 'sending', 'issued')),
  mark text,
  uid text,
  qr_url text,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  error text,
  created_at timestamptz not null,
  issued_at timestamptz,
  check (num_nonnulls(attempt_id, refund_id) = 1),
  check (status <> 'issued' or (mark is not null and issued_at is not null))
);
create index fiscal_document_order on fiscal_document (order_id);
create index fiscal_document_waiting on fiscal_document (next_try_at) where status in ('due', 'sending');
