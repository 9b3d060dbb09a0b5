-- How often a coupon is held or used, kept as uses come and go: counting them read every order.
alter table coupon add column taken integer not null default 0;
update coupon c set taken = (select count(*) from coupon_use u where u.coupon_id = c.id);
create function coupon_uses_added() returns trigger language plpgsql as $$
begin
  update coupon set taken = taken + uses from (
    select coupon_id, count(*) as uses from added group by coupon_id) counted
  where id = coupon_id;
  return null;
end $$;
create function coupon_uses_removed() returns trigger language plpgsql as $$
begin
  update coupon set taken = taken - uses from (
    select coupon_id, count(*) as uses from removed group by coupon_id) counted
  where id = coupon_id;
  return null;
end $$;
create trigger uses_added after insert on coupon_use
  referencing new table as added for each statement execute function coupon_uses_added();
create trigger uses_removed after delete on coupon_use
  referencing old table as removed for each statement execute function coupon_uses_removed();

-- The door that a use counts for, where the coupon serves a door once; a keyed hash, as payer_key.
alter table coupon_use add column door_key bytea;
create index coupon_use_door on coupon_use (door_key) where door_key is not null;

-- The sign-up gift serves once the mailbox is proved, and once for a door.
update coupon set data = data || '{"needsProof": false, "oncePerDoor": false}';
update coupon set data = data || '{"needsProof": true, "oncePerDoor": true}'
  where campaign = 'sign-up-gift';
