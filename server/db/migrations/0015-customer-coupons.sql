-- Codes of everybody's that a customer added to their own list; their own coupons stand in coupon itself.
create table customer_coupon (
  customer_id text not null references customer on delete cascade,
  coupon_id text not null references coupon on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, coupon_id)
);
create index customer_coupon_coupon on customer_coupon (coupon_id);
