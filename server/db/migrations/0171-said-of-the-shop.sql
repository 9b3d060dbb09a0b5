-- How sentences name the region of a shop's areas is the owner's from now on. A shop that delivers keeps what the
-- program said until now.
insert into shop_data (name, data)
select 'region', '{"name":{"el":"Αττική","en":"Attica"},"in":{"el":"στην Αττική","en":"in Attica"},"throughout":{"el":"σε όλη την Αττική","en":"all over Attica"},"except":{"el":"εκτός από τα νησιά","en":"except the islands"}}'
where exists (select from spot where kind = 'delivery')
on conflict do nothing;

-- So is what a new account gets: as it was, where it was.
insert into shop_data (name, data) select 'gift', '2000' where exists (select from spot where kind = 'delivery')
on conflict do nothing;

-- The discount of a first order, which the coupons say; written with them from now on.
insert into shop_data (name, data)
select 'firstOrder', to_jsonb(max((data #>> '{benefit,percent}')::numeric)) from coupon
where (data ->> 'firstOrder')::boolean and (data ->> 'offered')::boolean and data #> '{benefit,percent}' is not null
having count(*) > 0
on conflict do nothing;
