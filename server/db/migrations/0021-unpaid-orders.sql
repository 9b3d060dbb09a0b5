-- What an order holds while it waits to be paid: how much of it, from where, and whether its
-- customer's mailbox was unproved. The network is a keyed hash, and goes when the order is paid or ends.
alter table customer_order
  add column portions integer not null default 0,
  add column network_key bytea,
  add column is_unproved boolean not null default false;
create index customer_order_network on customer_order (network_key)
  where status = 'not-paid' and network_key is not null;
create index customer_order_unproved on customer_order (id)
  where status = 'not-paid' and is_unproved;
