-- The staff room hears the names of what changed, never what it was: topics of the shop's own events,
-- and that somebody's session or roles changed. Carts tell nothing.
create function desk_told_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', split_part(new.type, '.', 1));
  return null;
end $$;
create trigger desk_told after insert on shop_event for each row execute function desk_told_event();

create function desk_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', tg_argv[0]);
  return null;
end $$;
create trigger desk_told after insert on deed for each statement execute function desk_told('deed');
create trigger desk_told_change after update of roles, ended_at on staff
  for each statement execute function desk_told('staff');
-- Each login clears what has expired, which mostly is nothing: no row, no word.
create trigger desk_told_end after delete on staff_session
  for each row execute function desk_told('staff');
