-- The few orders among all that still have something to come.
create index customer_order_opened on customer_order (id) where status = 'opened';
