-- What was ever declared of a build, by its hash; never changed, so that a line of an order says for
-- good what its customer was told.
create table food_info (
  hash text primary key,
  info jsonb not null,
  since timestamptz not null
);
create function keep_food_info() returns trigger language plpgsql as $$
begin
  raise exception 'declared food information is never changed';
end $$;
create trigger keep before update or delete on food_info
  for each row execute function keep_food_info();

-- What is declared of each build now.
create table build_food_info (
  build_id text primary key,
  hash text not null
);

create function food_infos(meal jsonb) returns table (build text, hash text, info jsonb)
language sql immutable as $$
  select one ->> 'id', encode(sha256(convert_to(each.info::text, 'UTF8')), 'hex'), each.info
  from jsonb_array_elements(case jsonb_typeof(meal -> 'builds') when 'array' then meal -> 'builds' end)
      as builds (one)
    cross join lateral (select case jsonb_typeof(one) when 'object'
      then one - 'id' - 'portion' - 'price' || jsonb_build_object('dip', meal -> 'dip') end as info) each
  where one ->> 'id' is not null and each.info is not null
$$;

create function note_food_info() returns trigger language plpgsql as $$
begin
  insert into food_info (hash, info, since) select distinct on (hash) hash, info, now()
    from food_infos(new.data) on conflict do nothing;
  insert into build_food_info as known (build_id, hash) select distinct on (build) build, hash
    from food_infos(new.data)
    on conflict (build_id) do update set hash = excluded.hash where known.hash <> excluded.hash;
  return null;
end $$;
create trigger note_food_info after insert or update on meal
  for each row execute function note_food_info();

insert into food_info (hash, info, since)
  select distinct on (hash) hash, info, now() from meal, food_infos(data);
insert into build_food_info (build_id, hash)
  select distinct on (build) build, hash from meal, food_infos(data);

-- Under which it was sold; null: before this was kept.
alter table order_item add column food_info text;

create function sell_under() returns trigger language plpgsql as $$
begin
  if new.food_info is null then
    new.food_info := (select hash from build_food_info where build_id = new.build_id);
  end if;
  return new;
end $$;
create trigger sell_under before insert on order_item for each row execute function sell_under();
