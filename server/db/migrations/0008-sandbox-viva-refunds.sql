-- The sandbox card provider gives money back, and tells the shop by itself.

alter table sandbox_viva_transaction
  -- The charge that a refund gives back of.
  add column parent_id uuid references sandbox_viva_transaction;
drop index sandbox_viva_transaction_paid;
create unique index sandbox_viva_transaction_paid on sandbox_viva_transaction (order_code)
  where status = 'F' and parent_id is null;
create index sandbox_viva_transaction_parent on sandbox_viva_transaction (parent_id);

-- What it tells, once for each cause; told again under the same name where nobody listened.
create table sandbox_viva_event (
  message_id uuid primary key,
  -- 1796 paid, 1797 given back, 1798 failed, 4865 the order was changed
  type smallint not null check (type in (1796, 1797, 1798, 4865)),
  order_code text not null references sandbox_viva_order,
  transaction_id uuid references sandbox_viva_transaction,
  created_at timestamptz not null,
  tries smallint not null default 0,
  -- Null: it was told, or given up.
  next_try_at timestamptz
);
create index sandbox_viva_event_waiting on sandbox_viva_event (next_try_at)
  where next_try_at is not null;
