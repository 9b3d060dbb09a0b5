-- A date may have limits of its own: for all its deliveries, a window, a dish.
-- Beside the version before: both rules let through all that it writes. It sells nothing beyond the
-- limit of a whole day, but fails with an error where a later version says that the day is full.

-- day: all deliveries of a date, `what` is 'day'. Its row is there from its first limit on; without a
-- limit `most` is a billion. It is the sum of the date's windows, which the triggers below keep.
alter table kitchen_load drop constraint kitchen_load_kind_check,
  add constraint kitchen_load_kind_check check (kind in ('day', 'window', 'meal'));

-- How many are still sold before the release is live: 0, where it takes the thing away.
alter table sale_stop add column keeps integer not null default 0 check (keeps >= 0),
  drop constraint sale_stop_kind_check,
  add constraint sale_stop_kind_check check (kind in ('day', 'window', 'meal'));

-- Rows of days are locked after all others, in the order of their dates. `detail` names the full day.
create function kitchen_count_day(changed_date date, change integer) returns void language plpgsql as $$
begin
  update kitchen_load set taken = greatest(0, taken + change)
    where date = changed_date and kind = 'day' and (change < 0 or taken + change <= most);
  if not found and exists (select from kitchen_load where date = changed_date and kind = 'day') then
    raise exception 'the day is full' using errcode = 'GDAYF', detail = changed_date::text;
  end if;
end $$;

create function kitchen_count_added() returns trigger language plpgsql as $$
declare sum record;
begin
  for sum in
    select added.date, sum(added.taken)::integer as change from added
    where added.kind = 'window' and added.taken <> 0
      -- A restore brings the day's own row with its windows.
      and not exists (select from added own where own.date = added.date and own.kind = 'day')
    group by added.date order by added.date
  loop perform kitchen_count_day(sum.date, sum.change); end loop;
  return null;
end $$;

create function kitchen_count_changed() returns trigger language plpgsql as $$
declare sum record;
begin
  for sum in
    select each.date, sum(each.amount)::integer as change from (
      select date, taken as amount from becomes where kind = 'window'
      union all select date, -taken from was where kind = 'window') each
    group by each.date having sum(each.amount) <> 0 order by each.date
  loop perform kitchen_count_day(sum.date, sum.change); end loop;
  return null;
end $$;

create trigger count_added after insert on kitchen_load referencing new table as added
  for each statement execute function kitchen_count_added();
create trigger count_changed after update on kitchen_load
  referencing old table as was new table as becomes
  for each statement execute function kitchen_count_changed();
