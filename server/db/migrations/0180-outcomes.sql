-- What became of a bag, as somebody at the door or the counter said it. Rows are facts that nobody changes
-- (decision 091); the latest of a delivery counts.
-- Beside the version before: it writes four of the six states, and reads the two new ones as deliveries to come.
alter table order_delivery drop constraint order_delivery_status_check;
alter table order_delivery add constraint order_delivery_status_check
  check (status in ('planned', 'paused', 'canceled', 'delivered', 'not-met', 'returned'));

create table delivery_outcome (
  delivery_id text not null,
  number integer not null check (number > 0),
  date date not null,
  outcome text not null,
  -- By the clock of the device, which may have had no network.
  happened_at timestamptz not null,
  told_at timestamptz not null,
  -- No reference, as in deeds.
  staff_id text not null,
  primary key (delivery_id, number)
);
create index delivery_outcome_date on delivery_outcome (date);

-- Windows of which people say what became of each bag: the clock delivers none of theirs.
create table told_window (
  date date not null,
  time_period_id text not null,
  spot_id text not null,
  primary key (date, time_period_id, spot_id)
);

create function keep_outcomes() returns trigger language plpgsql as $$
begin
  raise exception 'an outcome is never changed';
end $$;
create trigger keep before update or delete or truncate on delivery_outcome
  for each statement execute function keep_outcomes();

create trigger desk_told after insert on delivery_outcome
  for each statement execute function desk_told('day');
