-- Beside the version before: the same hashes of the same words, in less time.
-- What is declared is put together and hashed once for each build of a meal that is written, not twice.
create or replace function food_infos(meal jsonb)
returns table (build text, hash text, info jsonb) language sql immutable as $$
  select one ->> 'id', encode(sha256(convert_to(each.info::text, 'UTF8')), 'hex'), each.info
  from jsonb_array_elements(case jsonb_typeof(meal -> 'builds') when 'array' then meal -> 'builds' end)
      as builds (one)
    cross join lateral (select case jsonb_typeof(one) when 'object'
      then one - '{id,portion,price}'::text[] || jsonb_build_object('dip', meal -> 'dip') end as info) each
  where one ->> 'id' is not null and each.info is not null
$$;

create or replace function note_food_info() returns trigger language plpgsql as $$
begin
  with told as materialized (
      select distinct on (build) build, hash, info from food_infos(new.data)
    ), kept as (
      insert into food_info (hash, info, since) select distinct on (hash) hash, info, now() from told
        on conflict do nothing
    )
  insert into build_food_info as known (build_id, hash) select build, hash from told
    on conflict (build_id) do update set hash = excluded.hash where known.hash <> excluded.hash;
  return null;
end $$;
