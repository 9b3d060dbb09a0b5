-- The recipes of a dish that somebody approved, by their hash; never changed. A recipe that nobody in
-- the staff room approved, such as an imported one, has none.
create table recipe_version (
  dish text not null,
  version int not null,
  hash text not null,
  recipe json not null,
  -- No reference: what was done outlives the person's row.
  approved_by text not null,
  approved_at timestamptz not null,
  primary key (dish, version),
  unique (dish, hash)
);
create function keep_recipe_version() returns trigger language plpgsql as $$
begin
  raise exception 'an approved recipe is never changed';
end $$;
create trigger keep before update or delete on recipe_version
  for each row execute function keep_recipe_version();
