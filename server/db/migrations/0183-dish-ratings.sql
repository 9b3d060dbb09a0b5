-- What customers said of the dishes that came, by the link of their delivery (decision 094).
-- Beside the version before: it neither reads nor writes them.
create table dish_rating (
  delivery_id text not null references order_delivery on delete cascade,
  meal_id text not null,
  liked boolean not null,
  rated_at timestamptz not null,
  primary key (delivery_id, meal_id)
);
create index dish_rating_meal on dish_rating (meal_id);

-- As the shop shows it: counted once a day, so that one answer does not make all pages anew.
create table dish_liking (
  meal_id text primary key,
  liked integer not null,
  rated integer not null
);
create trigger changed after insert or update or delete or truncate on dish_liking
  for each statement execute function catalogue_changed();

-- When a customer was last asked how it was, and whether they want to be.
alter table customer
  add column asked_at timestamptz,
  add column is_asked boolean not null default true;

-- A message that was written by the link of a delivery: of which, and what it wishes.
alter table contact_message
  add column delivery_id text references order_delivery on delete set null,
  add column wish text check (wish in ('food', 'again-today', 'fetch', 'other-day'));
create index contact_message_delivery on contact_message (delivery_id) where delivery_id is not null;
