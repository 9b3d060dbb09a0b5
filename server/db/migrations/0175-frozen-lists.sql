-- The list of a date and window as it was frozen, and each difference since, as rows that nobody changes
-- (decision 084). A row holds the hash of the one before it, whichever window that was of.
create table production_list (
  number bigint primary key,
  date date not null,
  time_period_id text not null,
  version integer not null,
  kind text not null check (kind in ('frozen', 'changed', 'thawed')),
  at timestamptz not null,
  -- Who thawed it; no reference, as in deeds.
  staff_id text,
  -- Departments that have to see it.
  concerns text[] not null check (concerns <@ array['kitchen', 'packing']),
  -- Bags as they became. No name and no address: marks that tell whether they changed.
  steps jsonb not null,
  hash bytea not null,
  unique (date, time_period_id, version)
);

create table production_seen (
  number bigint not null references production_list,
  department text not null check (department in ('kitchen', 'packing')),
  staff_id text not null,
  seen_at timestamptz not null,
  primary key (number, department)
);

create function production_hash(previous bytea, list production_list) returns bytea
language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(list.number, list.date::text,
    list.time_period_id, list.version, list.kind, floor(extract(epoch from list.at) * 1000)::bigint,
    list.staff_id, list.concerns, list.steps)::text, 'UTF8'))
$$;

create function chain_production() returns trigger language plpgsql as $$
declare
  last production_list;
begin
  -- A restored row brings its own.
  if new.hash is not null then return new; end if;
  perform pg_advisory_xact_lock(hashtext('production_list'));
  select * into last from production_list order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.hash := production_hash(coalesce(last.hash, ''::bytea), new);
  return new;
end $$;
create trigger chain before insert on production_list
  for each row execute function chain_production();

create function keep_production() returns trigger language plpgsql as $$
begin
  raise exception 'what was frozen is never changed';
end $$;
create trigger keep before update or delete or truncate on production_list
  for each statement execute function keep_production();
create trigger keep before update or delete or truncate on production_seen
  for each statement execute function keep_production();

create trigger desk_told after insert on production_list
  for each statement execute function desk_told('day');

-- Changes that wait for their payment are few, and asked for by day at each look at a list.
create index order_change_waiting on order_change (order_id) where status = 'waiting';
