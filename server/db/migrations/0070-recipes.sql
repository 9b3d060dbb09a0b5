-- What meals are made of, for the kitchen, the staff and the export of a catalogue. No page reads it,
-- so a change of it is no change of the catalogue.
create table ingredient (
  id text primary key,
  position int not null,
  data jsonb not null
);

-- Grams of food as served. `part` is a portion of the meal, or its dip.
create table recipe_item (
  meal_id text not null references meal on delete cascade,
  part text not null,
  position int not null,
  ingredient_id text not null references ingredient,
  grams numeric(9, 2) not null check (grams > 0),
  primary key (meal_id, part, position)
);
create index recipe_item_ingredient on recipe_item (ingredient_id);

-- What is declared of a meal now stands with each of its builds. The meal's own list stays for the
-- version before this one.
update meal set data = jsonb_set(data, '{builds}', (
    select jsonb_agg(case when jsonb_typeof(build) = 'object'
        then jsonb_build_object(
          'ingredients', coalesce(data -> 'ingredients', '[]'),
          'allergens', coalesce(data -> 'allergens', '[]'),
          'traces', coalesce(data -> 'traces', '[]')) || build
        else build end order by place)
      from jsonb_array_elements(data -> 'builds') with ordinality as builds (build, place)))
  where case when jsonb_typeof(data -> 'builds') = 'array'
    then jsonb_array_length(data -> 'builds') > 0 else false end;
