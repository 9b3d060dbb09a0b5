-- A list of a day as it was printed or saved: dishes and bags, no names and no addresses. A list that
-- is frozen and numbered takes its place.
create table day_copy (
  id text primary key,
  date date not null,
  -- Empty: of all windows.
  time_period_id text not null,
  list text not null,
  way text not null,
  stamp text not null,
  lines json not null,
  staff_id text not null,
  made_at timestamptz not null
);
create index day_copy_last on day_copy (date, list, time_period_id, made_at);
