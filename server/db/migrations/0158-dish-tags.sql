-- What a dish is called today beside its own tags: new until its date, a best seller by what was sold.
create table dish_tag (
  meal_id text not null,
  tag text not null check (tag in ('new', 'best-seller')),
  primary key (meal_id, tag)
);
create trigger changed after insert or update or delete or truncate on dish_tag
  for each statement execute function catalogue_changed();
