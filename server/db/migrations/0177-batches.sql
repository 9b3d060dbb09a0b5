-- What the kitchen made, for a day of delivery: a batch of one dish as it began, and how it ended. Both are
-- facts that nobody changes (decision 087).
create table batch (
  date date not null,
  number integer not null check (number > 0),
  meal_id text not null,
  -- Trays of each build that it is to give, with what is declared of them as it begins.
  builds jsonb not null,
  use_by date not null,
  begun_at timestamptz not null,
  -- No reference, as in deeds.
  staff_id text not null,
  primary key (date, number)
);

create table batch_end (
  date date not null,
  number integer not null,
  -- Trays that came out, by build.
  made jsonb not null,
  -- Degrees Celsius in the core of the food, where it was measured.
  core numeric(4, 1),
  ended_at timestamptz not null,
  staff_id text not null,
  primary key (date, number),
  foreign key (date, number) references batch
);

create function keep_batches() returns trigger language plpgsql as $$
begin
  raise exception 'a batch is never changed';
end $$;
create trigger keep before update or delete or truncate on batch
  for each statement execute function keep_batches();
create trigger keep before update or delete or truncate on batch_end
  for each statement execute function keep_batches();

create trigger desk_told after insert on batch for each statement execute function desk_told('day');
create trigger desk_told after insert on batch_end for each statement execute function desk_told('day');
