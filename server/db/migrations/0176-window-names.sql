-- An order keeps the name of its window; one without is called by the window's code.
alter table customer_order add column time_period_name jsonb;
alter table order_delivery add column time_period_name jsonb;
