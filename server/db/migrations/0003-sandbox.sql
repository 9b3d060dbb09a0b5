-- What the sandbox card provider remembers. It stands for another company's database:
-- nothing of the shop refers to it.

create table sandbox_viva_order (
  -- Sixteen digits beyond 2^53, as the real one hands out.
  code text primary key check (code ~ '^[0-9]{16}$'),
  amount integer not null check (amount >= 30),
  customer_trns text not null,
  merchant_trns text not null,
  source_code text not null,
  email text not null,
  full_name text not null,
  request_lang text not null,
  -- 0 pending, 1 expired, 2 cancelled, 3 paid
  state smallint not null default 0 check (state between 0 and 3),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table sandbox_viva_transaction (
  id uuid primary key,
  order_code text not null references sandbox_viva_order,
  -- F paid, E failed
  status text not null check (status in ('F', 'E')),
  amount integer not null,
  event_id integer not null,
  created_at timestamptz not null
);
create unique index sandbox_viva_transaction_paid on sandbox_viva_transaction (order_code)
  where status = 'F';
create index sandbox_viva_transaction_order on sandbox_viva_transaction (order_code);
