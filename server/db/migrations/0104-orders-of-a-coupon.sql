-- The newest orders of a coupon, without walking all orders from the newest on.
create index order_coupon_newest on customer_order ((coupon ->> 'code'), number desc)
  where coupon is not null;
