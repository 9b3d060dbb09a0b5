-- Each delivery keeps the cut-offs that it was sold with, in hours before its window; those sold before had
-- these.
alter table customer_order add column order_hours smallint not null default 24,
  add column change_hours smallint not null default 48;
alter table order_delivery add column order_hours smallint not null default 24,
  add column change_hours smallint not null default 48;
