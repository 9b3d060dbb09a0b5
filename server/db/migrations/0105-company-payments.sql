-- What companies paid of their months, as the shop's people noted it from the bank.
create table company_payment (
  id text primary key,
  -- No references: what was paid outlives the office and whoever noted it.
  spot_id text not null,
  -- As "2026-11".
  month text not null,
  cents int not null check (cents <> 0),
  -- The day on which it came in, in Athens.
  paid_on text not null,
  staff_id text not null,
  created_at timestamptz not null
);
create index company_payment_spot on company_payment (spot_id, month);
