-- By which a customer sees where a delivery is, without a login (decision 093): 122 random bits.
-- Beside the version before: it writes rows without it, which get one by themselves.
alter table order_delivery add column track uuid not null default gen_random_uuid();
create unique index order_delivery_track on order_delivery (track);
