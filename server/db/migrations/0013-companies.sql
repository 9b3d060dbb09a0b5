-- Companies: what they bear of their employees' orders, and who sees what they owe.

alter table customer_order
  -- What the company bears of the grand total as it stands; the rest is the customer's to pay.
  add column company_cents integer not null default 0,
  add check (company_cents between 0 and grandtotal);
create index customer_order_company on customer_order (spot_id) where company_cents > 0;

alter table order_delivery
  -- What it holds of a day's allowance, and of which day: a delivery that moves takes it along.
  add column allowance_date date,
  add column allowance_cents integer not null default 0 check (allowance_cents >= 0),
  add check (allowance_cents = 0 or allowance_date is not null);

alter table customer_spot
  -- Sees what the company owes.
  add column manager boolean not null default false;
create index customer_spot_spot on customer_spot (spot_id);
