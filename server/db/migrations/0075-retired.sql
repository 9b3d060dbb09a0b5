-- What a shop no longer sells and something still points to: a dish of an open order, the plan of a
-- cart, a coupon that was used. It comes back under its old id.
create table retired (
  kind text not null check (kind in ('meal', 'plan', 'spot', 'time_period', 'coupon')),
  id text not null,
  data jsonb not null,
  retired_at timestamptz not null default now(),
  primary key (kind, id)
);
create trigger changed after insert or update or delete or truncate on retired
  for each statement execute function catalogue_changed();

-- The rules that plans were made from, so that an export writes them and not each plan.
create table plan_rule (
  only_one boolean primary key default true check (only_one),
  data jsonb not null
);

-- A whole catalogue written in one transaction is one change: its version goes up once, and every
-- process is told once.
create or replace function catalogue_changed() returns trigger language plpgsql as $$
declare
  new_version bigint;
  own text := pg_current_xact_id()::text;
begin
  if current_setting('gastra.catalogue_raised', true) = own then
    return null;
  end if;
  update catalogue_version set version = version + 1 returning version into new_version;
  perform pg_notify('catalogue', new_version::text);
  perform set_config('gastra.catalogue_raised', own, true);
  return null;
end $$;
