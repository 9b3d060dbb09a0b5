-- What each build cost from when, whoever wrote the meal; null: it was sold no longer.
create table build_price (
  build_id text not null,
  since timestamptz not null,
  cents integer,
  primary key (build_id, since)
);

create function builds_of(data jsonb) returns table (build text, cents integer) language sql immutable as $$
  select one ->> 'id', (one ->> 'price')::numeric::integer
  from jsonb_array_elements(case jsonb_typeof(data -> 'builds') when 'array' then data -> 'builds' end)
    as builds (one)
  where one ->> 'id' is not null and jsonb_typeof(one -> 'price') = 'number'
$$;

create function note_prices() returns trigger language plpgsql as $$
declare
  -- A release says its own instant, and tests theirs.
  own timestamptz := coalesce(nullif(current_setting('gastra.now', true), '')::timestamptz, now());
begin
  insert into build_price as price (build_id, since, cents)
    select build, own, now_sold.cents
    from builds_of(case when tg_op <> 'DELETE' then new.data end) now_sold
      full join builds_of(case when tg_op <> 'INSERT' then old.data end) was using (build)
    where now_sold.cents is distinct from (
      select known.cents from build_price known where known.build_id = build order by since desc limit 1)
    on conflict (build_id, since) do update set cents = excluded.cents;
  return null;
end $$;
create trigger note_prices after insert or update or delete on meal
  for each row execute function note_prices();

insert into build_price (build_id, since, cents)
  select distinct on (build) build, now(), cents from meal, builds_of(data);
