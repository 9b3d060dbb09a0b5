-- A bag that was closed with all of its food in it, and every tray that was scanned, wrong ones too. Rows are
-- facts that nobody changes (decision 089). A bag whose food changes later is closed anew, as another row.
create table closed_bag (
  delivery_id text not null,
  number integer not null check (number > 0),
  date date not null,
  bag integer not null,
  -- A mark of the food that went in.
  food text not null,
  -- Trays by build, with the codes of those that were scanned.
  trays jsonb not null,
  closed_at timestamptz not null,
  -- No reference, as in deeds.
  staff_id text not null,
  primary key (delivery_id, number)
);
create index closed_bag_date on closed_bag (date);

-- Without a name: how fast somebody packs is nobody's business.
create table tray_scan (
  id bigint generated always as identity primary key,
  date date not null,
  delivery_id text not null,
  code text not null,
  verdict text not null,
  at timestamptz not null
);

create function keep_packing() returns trigger language plpgsql as $$
begin
  raise exception 'what was packed is never changed';
end $$;
create trigger keep before update or delete or truncate on closed_bag
  for each statement execute function keep_packing();
create trigger keep before update or delete or truncate on tray_scan
  for each statement execute function keep_packing();

create trigger desk_told after insert on closed_bag
  for each statement execute function desk_told('day');
