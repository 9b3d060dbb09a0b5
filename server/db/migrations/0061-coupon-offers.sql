-- Which coupons of nobody's are offered without their code: those of the first order, which the
-- shop's pages have promised to everybody.
update coupon set data = data || jsonb_build_object('offered',
  customer_id is null and coalesce((data ->> 'firstOrder')::boolean, false));
create index coupon_offered on coupon (id) where (data ->> 'offered')::boolean;
