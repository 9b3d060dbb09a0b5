-- What is paid and not delivered counts paused plans, which are few, beside the days to come.
create index order_delivery_paused on order_delivery (order_id) where status = 'paused';
