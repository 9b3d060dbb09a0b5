-- What an owner says in place of the program's own: texts, brand, legal person, delivery terms,
-- closed days. A name without a row stays as the program has it.
create table shop_data (
  name text primary key,
  data jsonb not null
);

create trigger changed after insert or update or delete or truncate on shop_data
  for each statement execute function catalogue_changed();
