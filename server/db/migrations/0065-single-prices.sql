-- What a piece cost in a single order, in cents, with which an order of a plan is compared; null where
-- nobody noted it.
alter table order_item add column single_price integer check (single_price >= 0);
