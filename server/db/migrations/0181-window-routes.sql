-- The routes of a window as they were last saved: who drives where, one door after the other (decision 092).
-- `vans`: [{driver, bags, minutes, stops: [{minutes, deliveries}]}], the stops by minutes after leaving.
-- Beside the version before: it does not read them.
create table window_routes (
  date date not null,
  time_period_id text not null,
  version integer not null check (version > 0),
  start text not null,
  vans jsonb not null,
  staff_id text not null,
  saved_at timestamptz not null,
  primary key (date, time_period_id)
);
create trigger desk_told after insert or update on window_routes
  for each statement execute function desk_told('day');
