-- Beside the version before: both lists of allowed words only grow, and it shows words that it does not
-- know as a change of the order.
-- What the shop gave back of an order out of kindness, in cents: the order costs that much less for good.
alter table customer_order add column goodwill_cents integer not null default 0
  check (goodwill_cents >= 0);
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in
  ('late', 'double', 'wrong-amount', 'canceled', 'not-accepted', 'changed', 'goodwill'));
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check check (kind in
  ('cancel', 'cancel-delivery', 'meals', 'move', 'pause', 'resume', 'undo', 'goodwill'));
