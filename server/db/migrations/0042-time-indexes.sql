-- What is deleted or blanked by its age is found by it, however much there is.
-- A cart is written with every click: this kind of index is not written along.
create index cart_expiry on cart using brin (expires_at) with (autosummarize = on);
create index session_expiry on session (expires_at);
create index customer_order_unpaid_place on customer_order (placed_at)
  where status <> 'opened' and status <> 'not-paid' and paid_at is null
    and (address ->> 'street' <> '' or address ->> 'phone' <> '' or notes <> '' or invoice is not null);
create index customer_order_place on customer_order (placed_at)
  where status <> 'opened' and status <> 'not-paid'
    and (address ->> 'street' <> '' or address ->> 'phone' <> '' or notes <> '' or invoice is not null);
create index customer_order_left on customer_order (placed_at) where customer_id is null;
